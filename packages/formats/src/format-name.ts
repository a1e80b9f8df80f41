/** For packages whose types come without those of the options. */
export type { FormatName } from './index.ts';
