/**
 * Submits the selected files one after another. Nothing is sent while one of them cannot be read; the first refusal
 * stops the rest. What was accepted leaves the list at once, so that starting again never sends it twice.
 */
import { ApiError, type Job } from '@extracto/contract';
import type { Parser } from '@extracto/model';
import { describeFailure } from '../../api/describe-failure.ts';
import { isImage } from './images.ts';
import type { SelectedFile } from './selected-file.ts';
import { sendFile } from './send-file.ts';
import { changeFile, changeUploads, describeCheck, readUploads } from './upload-store.ts';

export interface SubmitOptions {
  apiKey: string;
  parser: Parser;
  credits: number;
  onAccepted: (job: Job) => void;
}

export async function submitFiles(options: SubmitOptions): Promise<void> {
  const { files, submitting } = readUploads();
  if (submitting || files.length === 0) return;
  if (options.credits === 0) {
    changeUploads({ outcome: { kind: 'no-credits', detail: null, accepted: [] } });
    return;
  }
  const obstacle = files.map(({ check, file }) => describeCheck(check, file.name)).find((found) => found !== null);
  if (obstacle !== undefined) {
    changeUploads({ outcome: { kind: 'refused', message: obstacle } });
    return;
  }
  changeUploads({ submitting: true, outcome: null });
  try {
    await submitInOrder(files, options);
  } finally {
    changeUploads({ submitting: false });
  }
}

async function submitInOrder(files: readonly SelectedFile[], options: SubmitOptions) {
  const accepted: string[] = [];
  const documents = readUploads().joined ? joinImages(files) : files.map((selected) => [selected]);
  for (const [index, [selected, ...further]] of documents.entries()) {
    if (selected === undefined) continue;
    changeFile(selected.id, { sent: 0, refusal: null });
    try {
      const job = await sendFile(selected, {
        ...options,
        further,
        onProgress: (sent) => changeFile(selected.id, { sent }),
      });
      accepted.push(...[selected, ...further].map(({ file }) => file.name));
      const sent = new Set([selected, ...further].map(({ id }) => id));
      changeUploads({ files: readUploads().files.filter(({ id }) => !sent.has(id)) });
      options.onAccepted(job);
    } catch (error) {
      const waiting = documents.slice(index + 1).flatMap((one) => one.slice(0, 1).map(({ file }) => file.name));
      stopAt(selected, error, accepted, waiting);
      return;
    }
  }
  changeUploads({ outcome: { kind: 'accepted', accepted } });
}

/** Each PDF by itself, and all images together where the first of them stands. */
function joinImages(files: readonly SelectedFile[]): readonly (readonly SelectedFile[])[] {
  const images = files.filter(({ file }) => isImage(file));
  return files.flatMap((selected) => {
    if (!isImage(selected.file)) return [[selected]];
    return selected === images[0] ? [images] : [];
  });
}

function stopAt(selected: SelectedFile, error: unknown, accepted: readonly string[], waiting: readonly string[]) {
  const { name } = selected.file;
  const message = describeFailure(error);
  console.error(`Failed to submit the form for ${name}`);
  changeFile(selected.id, { sent: null, refusal: message });
  if (error instanceof ApiError && error.status === 402) {
    changeUploads({ outcome: { kind: 'no-credits', detail: `${name}: ${message}`, accepted } });
    return;
  }
  if (error instanceof ApiError && error.problem?.code === 'password_incorrect') {
    changeFile(selected.id, { check: { kind: 'wrong-password' }, password: null });
  }
  changeUploads({ outcome: { kind: 'failed', failed: name, message, accepted, waiting } });
}
