/**
 * The files on their way, outside any component: an upload goes on while one moves between pages of the console.
 * One file is checked at a time and one is sent at a time, in the order in which they were chosen.
 */
import { ulid } from 'ulid';
import { checkPdf } from './check-pdf.ts';
import { hashFile } from './hash-file.ts';
import { countImagePages, isImage } from './images.ts';
import type { FileCheck, SelectedFile } from './selected-file.ts';

/** Outcome of the last start. `accepted` and `waiting` are file names. */
export type UploadOutcome =
  | { readonly kind: 'accepted'; readonly accepted: readonly string[] }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'no-credits'; readonly detail: string | null; readonly accepted: readonly string[] }
  | {
      readonly kind: 'failed';
      readonly failed: string;
      readonly message: string;
      readonly accepted: readonly string[];
      readonly waiting: readonly string[];
    };

export interface UploadState {
  readonly files: readonly SelectedFile[];
  /** The images are sent as the pages of one document. */
  readonly joined: boolean;
  readonly submitting: boolean;
  readonly outcome: UploadOutcome | null;
}

let state: UploadState = { files: [], joined: false, submitting: false, outcome: null };
let checking: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

export function readUploads(): UploadState {
  return state;
}

export function subscribeToUploads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function changeUploads(change: Partial<UploadState>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

export function changeFile(id: string, change: Partial<SelectedFile>) {
  changeUploads({ files: state.files.map((selected) => (selected.id === id ? { ...selected, ...change } : selected)) });
}

/** Only PDFs join the list; anything else is dropped without a word. */
export function addFiles(files: readonly File[]) {
  addChecked(files.filter(isPdf));
}

/** Images join the list as well where the page says so. */
export function addFilesAndImages(files: readonly File[]) {
  addChecked(files.filter((file) => isPdf(file) || isImage(file)));
}

const isPdf = (file: File) => file.type === 'application/pdf';

function addChecked(files: readonly File[]) {
  const added = files.map(
    (file): SelectedFile => ({
      id: ulid(),
      file,
      check: { kind: 'checking' },
      password: null,
      sha256: null,
      again: false,
      sent: null,
      refusal: null,
      idempotencyKey: ulid(),
    }),
  );
  if (added.length === 0) return;
  changeUploads({ files: [...state.files, ...added], outcome: null });
  for (const { id, file } of added) checking = checking.then(() => checkSelected(id, file));
}

async function checkSelected(id: string, file: File) {
  const isStillSelected = () => state.files.some((selected) => selected.id === id);
  if (!isStillSelected()) return;
  const [check, sha256] = [await (isImage(file) ? checkImage(file) : checkPdf(file, null)), await hashFile(file)];
  if (!isStillSelected()) return;
  changeFile(id, { check, sha256 });
  if (check.kind === 'unreadable') {
    changeUploads({ outcome: { kind: 'refused', message: `Error reading file ${file.name}` } });
  }
}

async function checkImage(file: File): Promise<FileCheck> {
  const pages = await countImagePages(file);
  return pages === null ? { kind: 'unreadable' } : { kind: 'ready', pages };
}

export function removeFile(id: string) {
  changeUploads({ files: state.files.filter((selected) => selected.id !== id), outcome: null });
}

/** Tries a password. The file keeps it only when it opens; the returned check says what came of it. */
export async function unlockFile(id: string, password: string): Promise<FileCheck> {
  const selected = state.files.find((candidate) => candidate.id === id);
  if (selected === undefined) return { kind: 'unreadable' };
  const { name } = selected.file;
  if (password === '') {
    const message = `File "${name}" is password protected. Please enter the password.`;
    changeUploads({ outcome: { kind: 'refused', message } });
    return selected.check;
  }
  const check = await checkPdf(selected.file, password);
  const opened = check.kind === 'ready';
  changeFile(id, { check, password: opened ? password : null, refusal: null, idempotencyKey: ulid() });
  changeUploads({ outcome: opened ? null : { kind: 'refused', message: describeCheck(check, name) ?? '' } });
  return check;
}

/** The reason why a file cannot be submitted as it stands; `null` when it can. */
export function describeCheck(check: FileCheck, name: string): string | null {
  if (check.kind === 'locked') return `File "${name}" is password protected. Please unlock it first.`;
  if (check.kind === 'wrong-password') return `Incorrect password for file "${name}".`;
  if (check.kind === 'unreadable') return `Error reading file ${name}`;
  return null;
}
