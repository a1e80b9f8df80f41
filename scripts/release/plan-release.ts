/** Says what prevents a release, from what is known of the repository. */

const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;
const UNRELEASED = '## Unreleased';

export interface Repository {
  /** Nothing that is not committed. */
  readonly isClean: boolean;
  readonly tags: readonly string[];
  readonly changelog: string;
  /** THIRD-PARTY-NOTICES.md is what the lock file gives. */
  readonly areNoticesCurrent: boolean;
  /** By package. */
  readonly versions: Readonly<Record<string, string | undefined>>;
}

/** One sentence a problem. */
export function findObstacles(version: string, repository: Repository): string[] {
  const { isClean, tags, changelog, areNoticesCurrent, versions } = repository;
  const checks: readonly (readonly [obstacle: boolean, sentence: string])[] = [
    [!VERSION.test(version), `${version} is no version such as 1.2.3.`],
    [!isClean, 'There are changes that are not committed.'],
    [tags.includes(`v${version}`), `The tag v${version} exists already.`],
    [readUnreleased(changelog) === '', 'CHANGELOG.md has nothing under "Unreleased".'],
    [!areNoticesCurrent, 'THIRD-PARTY-NOTICES.md is not current: run `npm run notices`.'],
    [new Set(Object.values(versions)).size > 1, `The packages have several versions: ${JSON.stringify(versions)}.`],
  ];
  return checks.flatMap(([obstacle, sentence]) => (obstacle ? [sentence] : []));
}

/** The changelog with what was unreleased under the version. */
export function closeChangelog(changelog: string, version: string, date: string): string {
  return changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version} (${date})`);
}

function readUnreleased(changelog: string): string {
  const [, rest = ''] = changelog.split(UNRELEASED);
  return rest.split('\n## ', 1)[0]!.trim();
}
