/** Nothing is found out that nobody asks for, and nothing twice. */
export function onlyOnce<T>(find: () => T): () => T {
  let found: { readonly value: T } | null = null;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}
