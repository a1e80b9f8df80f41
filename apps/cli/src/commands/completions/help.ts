export const COMPLETIONS_HELP = `Prints a completion script for commands, flags and values.

Usage
  extracto completions bash|zsh|fish

Examples
  extracto completions bash > ~/.local/share/bash-completion/completions/extracto
  extracto completions zsh > "\${fpath[1]}/_extracto"
  extracto completions fish > ~/.config/fish/completions/extracto.fish
`;
