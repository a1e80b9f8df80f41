export const COMPLETIONS_HELP = `Prints what makes a shell complete the commands, flags and values of this program.

Usage
  extracto completions bash|zsh|fish

Examples
  extracto completions bash > ~/.local/share/bash-completion/completions/extracto
  extracto completions zsh > "\${fpath[1]}/_extracto"
  extracto completions fish > ~/.config/fish/completions/extracto.fish
`;
