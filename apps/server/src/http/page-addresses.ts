/** The addresses that the console has pages for, as its own routes say. Any other is answered with its page of what is missing. */
const PAGES: readonly RegExp[] = [
  /^\/(?:tour|tour\/demo|private|privacy|refund|terms|help)?$/,
  /^\/account(?:\/[\w-]+)?$/,
  /^\/console(?:\/(?:accounts|settings|purchase|purchase\/cancel|purchase\/success|profile|docs\/reference))?$/,
  /^\/console\/jobs\/[^/]+$/,
  /^\/index\.html$/,
];

/** `path` without its query. */
export function isPage(path: string): boolean {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  return PAGES.some((page) => page.test(bare));
}
