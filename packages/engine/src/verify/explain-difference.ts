/**
 * Finds the single change that would make a broken equation hold. Differences have fingerprints: twice an amount is a reversed
 * sign, an amount itself is a row too many, an unassigned amount is a missed row, k·10ⁿ is one digit, a multiple of
 * nine may be two swapped digits. An explanation is a place to look, never a repair.
 *
 * Weakness: with many rows and few digits several fingerprints fit; more than `MOST_SUSPECTS` of one kind say nothing.
 */
import { formatMinor, type Minor } from '@extracto/model';
import type { Ledger } from './prepare-ledger.ts';
import { VERIFY } from './thresholds.ts';

const { MOST_SUSPECTS } = VERIFY.explainDifference;

export interface BrokenEquation {
  /** Indexes of the rows in the equation. */
  readonly rows: readonly number[];
  /** Amount that Σ amounts is short of, in the holder's sign; never 0. */
  readonly lacking: Minor;
  /** A row of this amount with its sign turned round would explain the difference; `null` when none could. */
  readonly reversible: { readonly rows: readonly number[]; readonly amount: Minor } | null;
  /** Printed figures at the ends that no other equation supports, with the value that would make this one hold. */
  readonly ends: readonly { readonly label: string; readonly printed: Minor; readonly needed: Minor }[];
}

interface Fingerprint {
  readonly suspects: (ledger: Ledger, equation: BrokenEquation) => string[];
  readonly say: (suspects: string) => string;
}

/** In order of preference. */
const FINGERPRINTS: readonly Fingerprint[] = [
  { suspects: findReversedSigns, say: (rows) => `The sign of ${rows} looks reversed.` },
  {
    suspects: findDoubledRows,
    say: (rows) => `${capitalise(rows)} repeats the row before it and may be counted twice.`,
  },
  {
    suspects: findMissedAmounts,
    say: (texts) => `A row was missed: the amount ${texts} is printed but belongs to no row.`,
  },
  { suspects: findSurplusRows, say: (rows) => `The difference is exactly ${rows}, which may be no transaction.` },
  { suspects: findDigitSlips(differsInOneDigit), say: (slips) => `One digit would explain it: ${slips}.` },
  {
    suspects: findDigitSlips(differsInSwappedDigits),
    say: (slips) => `Two swapped digits would explain it: ${slips}.`,
  },
];

/** One sentence, or `null` when no single change, or too many, would explain the difference. */
export function explainDifference(ledger: Ledger, equation: BrokenEquation): string | null {
  for (const { suspects, say } of FINGERPRINTS) {
    const found = [...new Set(suspects(ledger, equation))];
    if (found.length > MOST_SUSPECTS) return null;
    if (found.length > 0) return say(found.join(' or '));
  }
  return null;
}

/** Rows are named as people count them, from 1. */
function nameRow(ledger: Ledger, index: number): string {
  return `row ${index + 1} (${formatMinor(ledger.rows[index]!.amount, ledger.decimals)})`;
}

function findReversedSigns(ledger: Ledger, { reversible }: BrokenEquation): string[] {
  if (reversible === null) return [];
  return reversible.rows
    .filter((index) => ledger.rows[index]!.amount === reversible.amount)
    .map((index) => nameRow(ledger, index));
}

function findDoubledRows(ledger: Ledger, { rows, lacking }: BrokenEquation): string[] {
  return rows
    .filter((index) => {
      const [row, previous] = [ledger.rows[index]!, ledger.rows[index - 1]];
      return (
        -row.amount === lacking &&
        previous?.amount === row.amount &&
        previous.day === row.day &&
        previous.description === row.description
      );
    })
    .map((index) => nameRow(ledger, index));
}

function findMissedAmounts(ledger: Ledger, { lacking }: BrokenEquation): string[] {
  const whole = Math.abs(lacking) / 10 ** ledger.decimals;
  const wanted = [String(Math.abs(lacking)), ...(Number.isInteger(whole) ? [String(whole)] : [])];
  return ledger.unassigned.filter((text) => wanted.includes(text.replace(/\D/g, '').replace(/^0+/, '')));
}

function findSurplusRows(ledger: Ledger, { rows, lacking }: BrokenEquation): string[] {
  return rows.filter((index) => -ledger.rows[index]!.amount === lacking).map((index) => nameRow(ledger, index));
}

function findDigitSlips(isSlip: (read: string, needed: string) => boolean) {
  return (ledger: Ledger, { rows, lacking, ends }: BrokenEquation): string[] => {
    const figures = [
      ...rows.map((index) => {
        const printed = ledger.rows[index]!.amount;
        return { label: `row ${index + 1}`, printed, needed: printed + lacking };
      }),
      ...ends,
    ];
    return figures
      .filter(({ printed, needed }) => Math.sign(printed) === Math.sign(needed))
      .map(({ label, printed, needed }) => ({
        label,
        printed: formatMinor(printed, ledger.decimals),
        needed: formatMinor(needed, ledger.decimals),
      }))
      .filter(({ printed, needed }) => printed.length === needed.length && isSlip(printed, needed))
      .map(({ label, printed, needed }) => `${label} reads ${printed} and ${needed} is needed`);
  };
}

function differsInOneDigit(read: string, needed: string): boolean {
  return differingPlaces(read, needed).length === 1;
}

function differsInSwappedDigits(read: string, needed: string): boolean {
  const [left, right, ...more] = differingPlaces(read, needed);
  if (left === undefined || right === undefined || more.length > 0) return false;
  const between = read.slice(left + 1, right);
  return (between === '' || between === '.') && read[left] === needed[right] && read[right] === needed[left];
}

function differingPlaces(read: string, needed: string): number[] {
  return [...read].flatMap((digit, place) => (digit === needed[place] ? [] : [place]));
}

function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
