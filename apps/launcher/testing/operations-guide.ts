/** Tests only: the commands of docs/operations.md, carried out where a test says. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_FOLDER } from '../../server/src/project-folder.ts';

const GUIDE = readFileSync(join(PROJECT_FOLDER, 'docs', 'operations.md'), 'utf8');

export interface GuideCommands {
  /** The heading that they stand under. */
  readonly heading: string;
  readonly commands: string;
}

/** Every block of commands that the guide has, in its order. */
export const GUIDE_COMMANDS: readonly GuideCommands[] = GUIDE.split(/^#+ /m).flatMap((section) => {
  const heading = section.slice(0, section.indexOf('\n'));
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, commands]) => ({ heading, commands: commands! }));
});

export interface Surroundings {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** All that the guide gives under a heading; what was printed. Throws when one of them fails, or there are none. */
export async function carryOut(heading: string, { cwd, env = process.env }: Surroundings): Promise<string> {
  const found = GUIDE_COMMANDS.filter((block) => block.heading === heading);
  if (found.length === 0) throw new Error(`The guide has no commands under "${heading}".`);
  const text = found.map(({ commands }) => commands).join('');
  return (await promisify(execFile)('sh', ['-eu', '-c', `exec 2>&1\n${text}`], { cwd, env })).stdout;
}
