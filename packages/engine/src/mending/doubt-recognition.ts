/**
 * What recognition leaves in doubt. Sums prove amounts and say nothing about dates: a misread day goes unseen. So the
 * dates of recognised rows count as read only when the recogniser was sure of each of their words; a statement with any
 * other date is not called verified. Without a proof a recognised row is never among the rows that are sure: an
 * equation may hold over misread signs.
 */
import type { DraftResult, DraftStatement, DraftTransaction, Page, Word } from '@extracto/model';
import type { Line } from '../reading.ts';
import { buildLines } from '../stages/lines/build-lines.ts';
import { readDates } from '../stages/tokens/read-dates.ts';
import { verifyStatement } from '../stages/verify/verify-statement.ts';

/** Measured on generated scans: nearly all misread dates are below, and most right ones above. */
const SURE = 0.88;
const UNPROVED_ROW_CONFIDENCE = 0.9;
const DOUBT = 'the dates of some rows were recognised without certainty';

/** `pages` are those that the result was read from. */
export function doubtRecognition(result: DraftResult, pages: readonly Page[]): DraftResult {
  const lines = new Map(
    pages.filter((page) => page.textLayer === 'recognised').map((page) => [page.pageNumber, buildLines(page)]),
  );
  if (lines.size === 0) return result;
  return { ...result, statements: result.statements.map((statement) => doubtStatement(statement, lines)) };
}

function doubtStatement(statement: DraftStatement, lines: ReadonlyMap<number, readonly Line[]>): DraftStatement {
  const isDoubtful = statement.transactions.some((row) => !isSure(row, lines.get(row.page) ?? []));
  const doubted = isDoubtful ? { ...statement, ambiguities: [...statement.ambiguities, DOUBT] } : statement;
  const verification = isDoubtful ? verifyStatement(doubted).verification : statement.verification;
  if (verification.status === 'verified') return statement;
  const transactions = statement.transactions.map((row) =>
    lines.has(row.page) ? { ...row, confidence: Math.min(row.confidence, UNPROVED_ROW_CONFIDENCE) } : row,
  );
  return { ...doubted, transactions, verification };
}

/** A row that prints no date of its own has none to doubt. */
function isSure({ box, date }: DraftTransaction, lines: readonly Line[]): boolean {
  const [, month, day] = date.split('-').map(Number);
  const own = lines.filter((line) => {
    const middle = (line.box[1] + line.box[3]) / 2;
    return middle >= box[1] && middle <= box[3];
  });
  const words = own.flatMap((line) =>
    readDates(line.words)
      .filter((token) => token.readings.some((reading) => reading.month === month && reading.day === day))
      .slice(0, 1)
      .flatMap((token): readonly Word[] => line.words.slice(token.from, token.to)),
  );
  return words.every((word) => (word.confidence ?? 1) >= SURE);
}
