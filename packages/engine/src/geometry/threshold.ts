/** A number that a stage decides by, with what it counts and where it comes from. */
export interface Threshold {
  readonly value: number;
  readonly unit:
    | 'pt'
    | 'dpi'
    | 'text heights'
    | 'share'
    | 'confidence'
    | 'words'
    | 'letters'
    | 'shapes'
    | 'figures'
    | 'times';
  /** What was measured or seen; `chosen` where nobody measured. */
  readonly source: string;
}

export type Thresholds = Readonly<Record<string, Threshold>>;
