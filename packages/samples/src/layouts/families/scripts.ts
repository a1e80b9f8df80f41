/** Accounts by the way their text runs: letters and figures of scripts that are written from the right. */
import { DEPOSIT, family, type LayoutFamily } from './family.ts';

export const SCRIPT_FAMILIES: readonly LayoutFamily[] = [
  family(
    'from-the-right',
    DEPOSIT,
    {
      columns: [
        'date description debit credit balance',
        'date valueDate description amount balance',
        'date reference description amount balance',
        'date description amount',
      ],
      figureRuns: ['together', 'apart'],
      latinNames: [false, true],
      endpoints: ['summary', 'both'],
    },
    ['ar-AE', 'he-IL'],
  ),
  // Arabic letters join, and are not set one by one
  family(
    'letter-by-letter',
    DEPOSIT,
    {
      columns: ['date description debit credit balance', 'date description amount balance'],
      letters: ['pageOrder', 'readingOrder'],
      figureRuns: ['together', 'apart'],
      endpoints: ['summary', 'both'],
    },
    ['he-IL'],
  ),
];
