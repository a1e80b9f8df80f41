/** One list of several. `flat` would grow it item by item, and each list that grows takes its room three times over. */
export function chain<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return ([] as Item[]).concat(...lists);
}
