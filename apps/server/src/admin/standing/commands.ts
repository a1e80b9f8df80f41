/** Operators' decisions about one customer. */
import { changeStanding, type Standing } from '../../accounts/index.ts';
import type { AdminCommand } from '../admin-command.ts';
import { AdminError } from '../admin-error.ts';
import { type Arguments, readArguments } from '../read-arguments.ts';
import { readSupportCall, runSupport, SUPPORT_OPTIONS } from '../support/run-support.ts';

const MOST_CALLS = 1_000_000;
const MOST_MEGABYTES = 100_000_000;

export const STANDING_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  suspend: {
    usage: 'suspend --email EMAIL --reason TEXT [--operator NAME]',
    meaning: 'refuses all calls of a customer; their data and running jobs stay',
    run: async (args) => {
      const email = await change(readArguments(args, ['email', ...SUPPORT_OPTIONS]), { suspended: true });
      return `${email} is suspended. The keys and sessions work again after "resume".`;
    },
  },
  resume: {
    usage: 'resume --email EMAIL --reason TEXT [--operator NAME]',
    meaning: 'ends a suspension',
    run: async (args) => {
      const email = await change(readArguments(args, ['email', ...SUPPORT_OPTIONS]), { suspended: false });
      return `${email} may use the service again.`;
    },
  },
  limits: {
    usage: 'limits --email EMAIL [--calls-per-minute N] [--storage-mb N] --reason TEXT [--operator NAME]',
    meaning: 'limits of one customer in place of the service’s; 0 returns to those',
    run: async (args) => {
      const read = readArguments(args, ['email', 'calls-per-minute', 'storage-mb', ...SUPPORT_OPTIONS]);
      const calls = read.optionalNumber('calls-per-minute', 0, MOST_CALLS);
      const megabytes = read.optionalNumber('storage-mb', 0, MOST_MEGABYTES);
      if (calls === null && megabytes === null) throw new AdminError('Give --calls-per-minute or --storage-mb.', 2);
      const email = await change(read, {
        ...(calls === null ? {} : { callsPerMinute: calls || null }),
        ...(megabytes === null ? {} : { storageMb: megabytes || null }),
      });
      return `The limits of ${email} hold from the next call on.`;
    },
  },
};

/** Returns whose standing it was. */
async function change(args: Arguments, standing: Partial<Standing>): Promise<string> {
  const email = args.text('email');
  const call = readSupportCall(args);
  await runSupport((db) => changeStanding(db, { email, standing, ...call }));
  return email;
}
