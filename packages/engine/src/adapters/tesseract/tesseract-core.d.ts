/** The part of the WebAssembly build of Tesseract that is used here. Signatures: tesseract/baseapi.h, ltrresultiterator.h. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface ResultIterator {
    Empty(level: number): boolean;
    Next(level: number): boolean;
    IsAtBeginningOf(level: number): boolean;
    GetUTF8Text(level: number): string;
    Confidence(level: number): number;
    getBoundingBox(level: number): { x0: number; y0: number; x1: number; y1: number };
  }

  export interface ChoiceIterator {
    Next(): boolean;
    GetUTF8Text(): string;
    Confidence(): number;
  }

  export interface TessBaseAPI {
    /** 0 when the model was loaded. */
    Init(folder: string | null, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetPageSegMode(mode: number): void;
    /** Reads the file `/input`. */
    SetImageFile(exifOrientation: number, angle: number): number;
    SetSourceResolution(dpi: number): void;
    Recognize(monitor: null): number;
    GetIterator(): ResultIterator;
    Clear(): void;
    End(): void;
  }

  export interface TesseractModule {
    readonly FS: {
      writeFile(path: string, bytes: Uint8Array): void;
      unlink(path: string): void;
    };
    readonly TessBaseAPI: new () => TessBaseAPI;
    readonly ChoiceIterator: new (iterator: ResultIterator) => ChoiceIterator;
    destroy(object: object): void;
    /** 0 for nothing. */
    getPointer(object: object): number;
  }

  const load: (options: {
    print: (line: string) => void;
    printErr: (line: string) => void;
    /** Instead of the file beside the script. */
    wasmBinary?: Uint8Array;
  }) => Promise<TesseractModule>;
  export default load;
}
