export interface AdminCommand {
  readonly usage: string;
  readonly meaning: string;
  /** Takes its arguments, returns what is printed. Throws `AdminError`. */
  readonly run: (args: readonly string[]) => Promise<string>;
}
