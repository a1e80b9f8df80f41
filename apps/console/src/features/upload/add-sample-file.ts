/** Puts the invented statement that ships with the console among the selected files, for a first try without one's own. */
import { addFiles, changeUploads } from './upload-store.ts';

const NAME = 'sample-statement.pdf';

export async function addSampleFile(): Promise<void> {
  // biome-ignore lint/style/noRestrictedGlobals: a file of the console, no call of the service
  const response = await fetch(`/${NAME}`).catch(() => null);
  if (response?.ok) addFiles([new File([await response.blob()], NAME, { type: 'application/pdf' })]);
  else changeUploads({ outcome: { kind: 'refused', message: `Error reading file ${NAME}` } });
}
