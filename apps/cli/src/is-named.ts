/**
 * Whether an error is of a class, by the name that the class gives it. Bundled, a conversion is a script of its own with classes of its
 * own, whose errors others describe.
 */
export function isNamed<Named extends Error>(error: unknown, name: Named['name']): error is Named {
  return error instanceof Error && error.name === name;
}
