/** Support's changes to credits and plans. Every change needs a reason, which is kept with it. */
import {
  AUDIT_CHECKS,
  adjustCredits,
  auditLedger,
  grantBySupport,
  reissueCredits,
  reversePosting,
} from '../../credits/index.ts';
import { changePlan } from '../../payments/index.ts';
import type { AdminCommand } from '../admin-command.ts';
import { AdminError } from '../admin-error.ts';
import { readArguments } from '../read-arguments.ts';
import { describeAudit } from './describe-audit.ts';
import { describePlans } from './describe-plans.ts';
import { readSupportCall, runSupport, SUPPORT_OPTIONS } from './run-support.ts';

const MOST_CREDITS = 100_000_000;
const MOST_DOLLARS = 100_000;

const posted = (transactionId: string) => `posted ${transactionId}`;

export const SUPPORT_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  grant: {
    usage: 'grant --client ID --credits N --reason TEXT [--ticket ID] [--operator NAME]',
    meaning: 'grants credits; only once per ticket',
    run: async (args) => {
      const read = readArguments(args, ['client', 'credits', 'ticket', ...SUPPORT_OPTIONS]);
      const clientId = read.text('client');
      const credits = read.number('credits', 1, MOST_CREDITS);
      const grant = { ...readSupportCall(read), clientId, credits, ticket: read.optionalText('ticket') };
      return posted(await runSupport((db) => grantBySupport(db, grant)));
    },
  },
  reissue: {
    usage: 'reissue --job ID --reason TEXT [--operator NAME]',
    meaning: 'refunds the charge of a job, once',
    run: async (args) => {
      const read = readArguments(args, ['job', ...SUPPORT_OPTIONS]);
      const reissue = { jobId: read.text('job'), ...readSupportCall(read) };
      return posted(await runSupport((db) => reissueCredits(db, reissue)));
    },
  },
  adjust: {
    usage: 'adjust --client ID --credits N --reason TEXT [--operator NAME]',
    meaning: 'corrects a balance; a negative N lowers it',
    run: async (args) => {
      const read = readArguments(args, ['client', 'credits', ...SUPPORT_OPTIONS]);
      const clientId = read.text('client');
      const credits = read.number('credits', -MOST_CREDITS, MOST_CREDITS);
      if (credits === 0) throw new AdminError('--credits 0 would change nothing.', 2);
      const adjustment = { ...readSupportCall(read), clientId, credits };
      return posted(await runSupport((db) => adjustCredits(db, adjustment)));
    },
  },
  reverse: {
    usage: 'reverse --posting ID --reason TEXT [--operator NAME]',
    meaning: 'reverses a posting of support',
    run: async (args) => {
      const read = readArguments(args, ['posting', ...SUPPORT_OPTIONS]);
      const reversal = { transactionId: read.text('posting'), ...readSupportCall(read) };
      return posted(await runSupport((db) => reversePosting(db, reversal)));
    },
  },
  audit: {
    usage: 'audit',
    meaning: `audits the ledger and lists violated rules (${Object.keys(AUDIT_CHECKS).length} promises)`,
    run: async (args) => {
      readArguments(args, []);
      const audit = await runSupport(auditLedger);
      if (audit.findings.some(({ severity }) => severity === 'wrong')) throw new AdminError(describeAudit(audit), 1);
      return describeAudit(audit);
    },
  },
  plans: {
    usage: 'plans [--plan ID --reason TEXT [--name TEXT] [--price DOLLARS] [--credits N] [--sold yes|no]]',
    meaning: 'lists the plans; changes or creates one',
    run: async (args) => {
      const read = readArguments(args, ['plan', 'name', 'price', 'credits', 'sold', ...SUPPORT_OPTIONS]);
      if (args.length > 0) {
        const change = {
          planId: read.text('plan'),
          name: read.optionalText('name'),
          price: read.optionalNumber('price', 1, MOST_DOLLARS),
          credits: read.optionalNumber('credits', 1, MOST_CREDITS),
          active: readYesNo(read.optionalText('sold')),
          ...readSupportCall(read),
        };
        await runSupport((db) => changePlan(db, change));
      }
      return describePlans(await runSupport((db) => db.selectFrom('plans').selectAll().orderBy('position').execute()));
    },
  },
};

function readYesNo(text: string | null): boolean | null {
  if (text === null) return null;
  if (text !== 'yes' && text !== 'no') throw new AdminError(`--sold takes yes or no, not "${text}".`, 2);
  return text === 'yes';
}
