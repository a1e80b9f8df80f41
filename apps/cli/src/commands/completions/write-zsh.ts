import type { Completion } from '../../command.ts';
import type { CommandWords } from './list-words.ts';

export function writeZsh(commands: readonly CommandWords[]): string {
  return `#compdef extracto
_extracto() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    '${name}:${quote(summary)}'`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe 'command' commands
    return
  fi
  case "$words[2]" in
${commands.map(writeCommandCase).join('\n')}
  esac
}
compdef _extracto extracto
`;
}

function writeCommandCase({ name, argument, flags }: CommandWords): string {
  const specs = flags.map(({ flag, value }) => (value === null ? `'${flag}'` : `'${flag}:value:${action(value)}'`));
  return `    ${name}) shift words; (( CURRENT-- )); _arguments ${[...specs, `'*:argument:${action(argument)}'`].join(' ')} ;;`;
}

function action(completion: Completion | 'anything'): string {
  if (completion === 'files') return '_files';
  if (completion === 'folders') return '_files -/';
  return completion === 'anything' || completion.length === 0 ? ' ' : `(${completion.join(' ')})`;
}

function quote(text: string): string {
  return text.replaceAll("'", "'\\''").replaceAll(':', '\\:');
}
