/** What any recogniser gives back, in pixels of the raster that it was given. */
import type { Box, Raster } from '@extracto/model';
import type { LanguageModel } from './language-models.ts';

export interface RecognisedWord {
  readonly text: string;
  /** Pixels from the top left. */
  readonly box: Box;
  /** Words of one printed line share it. */
  readonly lineIndex: number;
  /** 0 to 1. */
  readonly confidence: number;
  readonly symbols: readonly RecognisedSymbol[];
}

export interface RecognisedSymbol {
  readonly text: string;
  /** Pixels from the left. */
  readonly left: number;
  readonly right: number;
  /** 0 to 1. */
  readonly confidence: number;
  /** Other readings of the same mark, best first. */
  readonly alternatives: readonly string[];
}

export interface Recogniser {
  /** Loads a model, once; before it recognises with it. */
  prepare(model: LanguageModel): Promise<void>;
  /** Upright dark text on light paper, one page at a time. Rejects when the model is not prepared. */
  recognise(raster: Raster, model: LanguageModel): Promise<RecognisedWord[]>;
  /** Spent by programs beside this one. */
  cpuSecondsBeside(): number;
  close(): void;
}
