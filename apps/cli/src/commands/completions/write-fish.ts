import type { Completion } from '../../command.ts';
import type { CommandWords, FlagWords } from './list-words.ts';

export function writeFish(commands: readonly CommandWords[]): string {
  return `# completion of extracto for fish
complete -c extracto -f
${commands.map(({ name, summary }) => `complete -c extracto -n __fish_use_subcommand -a ${name} -d '${quote(summary)}'`).join('\n')}
${commands.flatMap(writeCommand).join('\n')}
`;
}

function writeCommand({ name, argument, flags }: CommandWords): string[] {
  const when = `complete -c extracto -n '__fish_seen_subcommand_from ${name}'`;
  return [
    ...(argument.length === 0 ? [] : [`${when} ${offer(argument)}`]),
    ...flags.map((flag) => `${when} -l ${flag.flag.slice(2)}${writeValue(flag)}`),
  ];
}

function writeValue({ value }: FlagWords): string {
  if (value === null) return '';
  return value === 'anything' ? ' -x' : ` -r ${offer(value)}`;
}

function offer(completion: Completion): string {
  if (completion === 'files') return '-F';
  if (completion === 'folders') return "-a '(__fish_complete_directories)'";
  return `-f -a '${completion.join(' ')}'`;
}

function quote(text: string): string {
  return text.replaceAll("'", "\\'");
}
