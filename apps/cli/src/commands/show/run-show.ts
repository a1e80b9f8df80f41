/** `extracto show`: what the stages of the engine saw, as one HTML file. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { sketchDocument } from '@extracto/engine/sketch';
import type { Flag } from '../../command.ts';
import { describeFailure } from '../../describe-failure.ts';
import { readFlags } from '../../read-flags.ts';
import { EXIT, type ExitStatus, type Surroundings } from '../../surroundings.ts';
import { UsageError } from '../../usage-error.ts';
import { drawHtml } from './draw-html.ts';

export const FLAGS = {
  out: { type: 'string', completion: 'files' },
  pages: { type: 'string' },
  password: { type: 'string' },
} as const satisfies Record<string, Flag>;

export async function run(args: readonly string[], { writeNote }: Surroundings): Promise<ExitStatus> {
  const { values, positionals } = readFlags(args, FLAGS);
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new UsageError('One PDF is needed.');
  const isWanted = readPageList(values.pages);
  const out = values.out ?? `${basename(path).replace(/\.pdf$/i, '')}.html`;
  try {
    const sketch = await sketchDocument(await readFile(path), { password: values.password ?? null });
    const pages = sketch.pages.filter(({ pageNumber }) => isWanted(pageNumber));
    if (pages.length === 0)
      throw new UsageError(`This document has ${sketch.pages.length} pages, and none of --pages.`);
    await writeFile(out, drawHtml(basename(path), { ...sketch, pages }), { mode: 0o600 });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    writeNote(`${path}: ${describeFailure(error)}\n`);
    return EXIT.someFailed;
  }
  writeNote(`${out}\n`);
  return EXIT.done;
}

/** `1,3-5` → whether a page is among them; every page without a list. */
function readPageList(list: string | undefined): (page: number) => boolean {
  if (list === undefined) return () => true;
  const ranges = list.split(',').map((part) => /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(part.trim()));
  if (ranges.includes(null)) throw new UsageError(`--pages is a list such as 1,3-5, not "${list}".`);
  return (page) => ranges.some((range) => page >= Number(range![1]) && page <= Number(range![2] ?? range![1]));
}
