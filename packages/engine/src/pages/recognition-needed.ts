/** A page has to be recognised from its image, and the caller has not allowed that: ask again where there is time for it. */
export class RecognitionNeeded extends Error {
  override readonly name = 'RecognitionNeeded';

  constructor() {
    super('a page of this document has to be recognised from its image');
  }
}
