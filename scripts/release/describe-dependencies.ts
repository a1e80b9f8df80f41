/**
 * The lock file → THIRD-PARTY-NOTICES.md: what an installation brings along, with the licence that its package names. The
 * texts of the licences are in the packages themselves, which are installed whole.
 */

export interface LockFile {
  /** By path: `node_modules/a`, `node_modules/a/node_modules/b`. */
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** A package of this repository. */
  readonly link?: boolean;
  /** Needed for development only. */
  readonly dev?: boolean;
}

/** Packages that name no licence in their description, and the one in their files. */
const NAMED_ELSEWHERE: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const FOLDER = 'node_modules/';

/** Throws for a package whose licence is unknown. */
export function describeDependencies({ packages }: LockFile): string {
  const lines = Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes(FOLDER) && link !== true && dev !== true)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
      const named = license ?? NAMED_ELSEWHERE[name];
      if (named === undefined) throw new Error(`${name} names no licence; look into its files.`);
      return `| ${name} | ${version} | ${named} |`;
    });
  return [
    '# Third-party notices',
    '',
    'What Extracto installs beside its own code. Each package carries the text of its licence and its copyright notice. `npm run',
    'notices` writes this list from `package-lock.json`.',
    '',
    '| package | version | licence |',
    '|---|---|---|',
    ...[...new Set(lines)].sort(),
    '',
  ].join('\n');
}
