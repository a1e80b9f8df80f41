/** One version for all packages of the repository, in their descriptions, in what they ask of each other, and in the lock. */

export interface Description {
  readonly name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lock extends Description {
  readonly packages: Record<string, Description>;
}

export function setVersion(description: Description, own: ReadonlySet<string>, version: string): void {
  description.version = version;
  for (const asked of [description.dependencies, description.devDependencies, description.optionalDependencies])
    for (const name of Object.keys(asked ?? {})) if (own.has(name)) asked![name] = version;
}

/** Packages of the repository are those outside of node_modules. */
export function setLockVersion(lock: Lock, own: ReadonlySet<string>, version: string): void {
  setVersion(lock, own, version);
  for (const [path, description] of Object.entries(lock.packages))
    if (!path.includes('node_modules')) setVersion(description, own, version);
}
