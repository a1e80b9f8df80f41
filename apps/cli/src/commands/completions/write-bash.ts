import type { Completion } from '../../command.ts';
import type { CommandWords } from './list-words.ts';

/** For bash 4 and newer. Words of ours hold nothing that a shell would expand. */
export function writeBash(commands: readonly CommandWords[]): string {
  return `# completion of extracto for bash
_extracto() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')} --help --version" -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]} $before" in
${commands.flatMap(writeFlagCases).join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${commands.map(writeCommandCase).join('\n')}
  esac
}
complete -o filenames -F _extracto extracto
`;
}

function writeFlagCases({ name, flags }: CommandWords): string[] {
  return flags.flatMap(({ flag, value }) => {
    if (value === null) return [];
    return [`    "${name} ${flag}") ${value === 'anything' ? 'return' : `${offer(value)}; return`} ;;`];
  });
}

function writeCommandCase({ name, argument, flags }: CommandWords): string {
  const words = flags.map(({ flag }) => flag).join(' ');
  return `    ${name}) if [[ $word == -* ]]; then COMPREPLY=($(compgen -W "${words}" -- "$word")); else ${offer(argument)}; fi ;;`;
}

function offer(completion: Completion): string {
  if (completion === 'files') return 'COMPREPLY=($(compgen -f -- "$word"))';
  if (completion === 'folders') return 'COMPREPLY=($(compgen -d -- "$word"))';
  return completion.length === 0 ? ':' : `COMPREPLY=($(compgen -W "${completion.join(' ')}" -- "$word"))`;
}
