/** Types for the part of saxen that reading hOCR needs; the package brings none. */
declare module 'saxen' {
  type Decode = (text: string) => string;

  export class Parser {
    on(
      event: 'openTag',
      listener: (
        name: string,
        getAttributes: () => Readonly<Partial<Record<string, string>>>,
        decodeEntities: Decode,
        isSelfClosing: boolean,
      ) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string, decodeEntities: Decode) => void): this;
    on(event: 'text', listener: (text: string, decodeEntities: Decode) => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    parse(text: string): void;
  }
}
