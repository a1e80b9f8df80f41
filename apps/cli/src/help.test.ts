/** Help that says what the program does: its flags are the program's flags, and its examples can be typed. */
import { describe, expect, test } from 'vitest';
import { COMMANDS } from './commands.ts';
import { readFlags } from './read-flags.ts';

const HELPS = await Promise.all(
  Object.entries(COMMANDS).flatMap(([name, { help }]) =>
    help === null ? [] : [help().then((text) => [name, text] as const)],
  ),
);

describe.each(HELPS)('help of %s', (name, help) => {
  const sectionOf = (title: string) => help.split(/\n(?=\S)/).filter((section) => section.startsWith(title));

  test('names every flag, and no other', async () => {
    const { FLAGS } = await COMMANDS[name]!.load();
    const named = sectionOf('Options').flatMap((section) => [...section.matchAll(/^ {2}(?:-[a-z], )?--([a-z-]+)/gm)]);
    expect(new Set(named.map(([, flag]) => flag).filter((flag) => flag !== 'help'))).toEqual(
      new Set(Object.keys(FLAGS)),
    );
  });

  test('has examples with flags and values that exist', async () => {
    const { FLAGS } = await COMMANDS[name]!.load();
    const examples = sectionOf('Examples').flatMap((section) => [...section.matchAll(/^ {2}(extracto .*)$/gm)]);
    expect(examples.length).toBeGreaterThan(1);
    for (const [, line] of examples) {
      for (const command of line!.split('|').map((part) => part.trim().split('>')[0]!.trim())) {
        const [program, called, ...args] = command.split(/\s+/);
        if (program !== 'extracto') continue;
        const flags = called === name ? FLAGS : (await COMMANDS[called!]!.load()).FLAGS;
        const { values } = readFlags(args, flags);
        for (const [flag, value] of Object.entries(values)) {
          const choices = flags[flag]!.completion;
          if (!Array.isArray(choices)) continue;
          for (const chosen of String(value).split(',')) expect(choices, `--${flag} in "${command}"`).toContain(chosen);
        }
      }
    }
  });
});
