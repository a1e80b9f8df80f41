export function recogniseBank(_lines: readonly string[]): { id: string; name: string; country: string } | null {
  return null;
}
