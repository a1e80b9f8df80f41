export { damageSample } from './damage-sample.ts';
export { generateSample } from './generate-sample.ts';
export { type LayoutFamily, layoutFamilies } from './layouts/families.ts';
export type { Switches } from './layouts/switches.ts';
export { LOCALES } from './locales/index.ts';
export { type DigitPlace, listDigits, misprintDigit } from './print/misprint-digit.ts';
export type { Face, Operation, PageOperations } from './print/operations.ts';
export { printHtml } from './print/print-html.ts';
export { printPdf } from './print/print-pdf.ts';
export {
  type PlainBooking,
  type PlainStatement,
  printPlainList,
  printPlainStatement,
  printPlainText,
} from './print-plain-statement.ts';
export { printRows } from './print-rows.ts';
export { createRandom, type Random } from './random.ts';
export type {
  Damage,
  DamageKind,
  Expectation,
  Sample,
  SampleOptions,
  Truth,
  TruthStatement,
  TruthTransaction,
} from './sample.ts';
