const MAX_LENGTH = 255;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out, with the marks that turn text around
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The name of an uploaded file as a label: without folders and without characters that cannot be seen. Never a path. */
export function readFileLabel(fileName: string): string {
  const name = fileName.replaceAll(UNSEEN, '').split(/[/\\]/).at(-1)!.trim();
  return name === '' ? 'statement.pdf' : name.slice(0, MAX_LENGTH);
}
