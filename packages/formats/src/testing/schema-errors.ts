/** Tests only: XML texts against a schema, by libxml2. Many at once, because each call starts a program. */
import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

/** Every error, one line each; empty when all texts are valid. */
export async function schemaErrors(xml: string | readonly string[], schema: URL): Promise<string[]> {
  const files = [xml].flat().map((contents, index) => ({ fileName: `file-${index}.xml`, contents }));
  const { errors } = await validateXML({ xml: files, schema: readFileSync(schema, 'utf8') });
  return errors.map(({ rawMessage }) => rawMessage);
}
