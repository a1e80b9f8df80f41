/** The operators' commands for the messages of the help widget. */
import { userInfo } from 'node:os';
import { ulid } from 'ulid';
import { answerMessage, listMessages } from '../../support/index.ts';
import type { AdminCommand } from '../admin-command.ts';
import { AdminError } from '../admin-error.ts';
import { readArguments } from '../read-arguments.ts';
import { runSupport } from '../support/run-support.ts';
import { describeMessages } from './describe-messages.ts';

export const MESSAGE_COMMANDS: Readonly<Record<string, AdminCommand>> = {
  messages: {
    usage: 'messages [--answered yes]',
    meaning: 'lists unanswered messages to support, or all',
    run: async (args) => {
      const answered = readArguments(args, ['answered']).optionalText('answered');
      if (answered !== null && answered !== 'yes') {
        throw new AdminError(`--answered takes yes, not "${answered}".`, 2);
      }
      return describeMessages(await runSupport((db) => listMessages(db, { answered: answered === 'yes' })));
    },
  },
  answer: {
    usage: 'answer --message ID --text TEXT [--operator NAME]',
    meaning: 'answers a message by mail',
    run: async (args) => {
      const read = readArguments(args, ['message', 'text', 'operator']);
      const messageId = read.text('message');
      const operator = read.optionalText('operator') ?? userInfo().username;
      const answer = { messageId, answer: read.text('text'), operator, now: new Date(), newId: () => ulid() };
      const outcome = await runSupport((db) => answerMessage(db, answer));
      if (outcome === 'not-found') throw new AdminError(`There is no message ${messageId}.`, 1);
      if (outcome === 'answered-before') throw new AdminError(`The message ${messageId} was answered before.`, 1);
      return `The answer to ${messageId} is on its way.`;
    },
  },
};
