/** Invented statements that come with the page, so that trying it needs no document and no connection. */
export interface SampleDocument {
  readonly name: string;
  readonly label: string;
  readonly load: () => Promise<{ readonly default: string }>;
}

export const SAMPLES: readonly SampleDocument[] = [
  {
    name: 'sample-that-proves-itself.pdf',
    label: 'A sample that adds up',
    load: () => import('./samples/proved.pdf?url&inline'),
  },
  {
    name: 'sample-with-a-misprint.pdf',
    label: 'A sample with one wrong figure',
    load: () => import('./samples/contradicted.pdf?url&inline'),
  },
];

export async function loadSample({ load }: SampleDocument): Promise<Uint8Array> {
  const { default: address } = await load();
  return Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (character) => character.charCodeAt(0));
}
