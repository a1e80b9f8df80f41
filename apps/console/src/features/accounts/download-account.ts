/** All statements of an account as one file, as the service merges them. */
import { type FormatName, formats } from '@extracto/formats';
import { keyApi } from '../../api/key-api.ts';
import { saveBlob } from '../../ui/save-blob.ts';

export async function downloadAccount(apiKey: string, accountId: string, format: FormatName): Promise<void> {
  const { body } = await keyApi(apiKey).getAccountResult({ params: { accountId }, query: { format } });
  saveBlob(body, `account-${accountId}.${formats[format].extension}`);
}
