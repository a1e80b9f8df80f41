/** Prompts that a person can choose in the assistant; each becomes the first message of a conversation. */
import { z } from 'zod';

interface Prompt {
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodObject;
  readonly write: (input: Record<string, unknown>) => string;
}

const month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is YYYY-MM, such as 2026-03')
  .describe('YYYY-MM');

export const PROMPTS: Readonly<Record<string, Prompt>> = {
  reconcile_month: {
    title: 'Reconcile a month',
    description:
      'Opening balance, money in and out, and closing balance of each account in a month, and what does not add up.',
    input: z.object({ month }),
    write: ({ month }) =>
      [
        `Reconcile ${month} from my bank statements.`,
        'List the files, and read those that cover the month.',
        'For each account give the opening balance, the sums in and out, and the closing balance of the month; take sums from query_transactions and never add rows yourself.',
        'Name every account that is not verified and say why, days that no statement covers, and rows that look like duplicates.',
      ].join(' '),
  },
  find_gaps: {
    title: 'Find missing statements',
    description: 'Which accounts there are, which months have a statement, and which are missing.',
    input: z.object({}),
    write: () =>
      'List my bank statements and read them. Make a table with one line for each account and one column for each month, and say which months have no statement and where the balances of two statements do not continue.',
  },
};
