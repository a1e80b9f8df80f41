import type { Selectable } from 'kysely';
import type { SupportMessageTable } from '../../db/index.ts';

/** For a terminal: control characters, which could rewrite it, are left out of what strangers wrote. */
export function describeMessages(messages: readonly Selectable<SupportMessageTable>[]): string {
  if (messages.length === 0) return 'There are no unanswered messages.';
  return messages.map(describe).join('\n\n');
}

function describe(message: Selectable<SupportMessageTable>): string {
  const { message_id, email, user_id, page, text, created_at, answered_at, operator } = message;
  const answered =
    answered_at === null ? 'waits for an answer' : `answered ${answered_at.toISOString()} by ${operator}`;
  return [
    `${message_id}  ${created_at.toISOString()}  ${answered}`,
    `  from  ${printable(email)}${user_id === null ? '' : `  customer ${user_id}`}  on ${printable(page)}`,
    ...text.split('\n').map((line) => `  | ${printable(line)}`),
  ].join('\n');
}

function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
}
