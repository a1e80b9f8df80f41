/**
 * A page of the documentation → what a reader does with it, in order. The first words of a fenced block say what it is:
 *
 *   ```sh               commands, run in a shell
 *   ```ts convert.ts    a file of that name, written where the commands run
 *   ```  ```json  …     right behind commands: what they print, `…` standing for anything
 *
 * Any other block would be read by people and checked by nobody, so it is refused.
 */

export type PageStep =
  | { readonly kind: 'file'; readonly name: string; readonly text: string }
  | { readonly kind: 'commands'; readonly commands: string; readonly prints: string | null };

/** Throws for a block that is none of these. */
export function readPageBlocks(page: string): PageStep[] {
  const steps: PageStep[] = [];
  let mayPrint = false;
  for (const [, info = '', text = ''] of page.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)) {
    const [, name] = info.split(' ');
    const last = steps.at(-1);
    if (info === 'sh') steps.push({ kind: 'commands', commands: text, prints: null });
    else if (name !== undefined) steps.push({ kind: 'file', name, text });
    else if (mayPrint && last?.kind === 'commands') steps.splice(-1, 1, { ...last, prints: text });
    else throw new Error(`Nothing would check this block: \`\`\`${info}\n${text}`);
    mayPrint = info === 'sh';
  }
  return steps;
}
