import { breakSchema, checkSchema, verificationSchema } from '@extracto/model/result';
import { z } from 'zod';
import { judgeResult } from '../../verify/judge-result.ts';
import { defineTool } from '../tool.ts';

const { status } = verificationSchema.shape;

export const verifyResult = defineTool({
  title: 'Verify a result',
  description:
    'Checks a result (.json) by its arithmetic, whatever it claims. Use it after a result was changed, or came from someone else.',
  input: z.object({ path: z.string().min(1).max(4096).describe('of the result') }),
  output: z.object({
    verified: z.boolean().describe('every account is proved; false without an account'),
    accounts: z.array(
      z.object({
        account: z.int().describe('1-based, in printed order'),
        claimed: status.describe('what the result claims'),
        status: status.describe('what the checker found'),
        transactions: z.int(),
        checks: z.array(checkSchema),
        breaks: z.array(breakSchema),
        missing: z.array(z.string()),
      }),
    ),
  }),
  run: async ({ path }, { results }) => {
    const accounts = judgeResult(await results.readWritten(path));
    const verified = accounts.length > 0 && accounts.every((account) => account.status === 'verified');
    return { verified, accounts: accounts.map((account) => ({ ...account, missing: [...account.missing] })) };
  },
});
