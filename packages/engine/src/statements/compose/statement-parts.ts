/** The parts of one statement on its way to a result. */
import type { Minor, PlainDate, Source } from '@extracto/model';
import type { Field } from '../../fields/find-fields.ts';
import type { Found } from '../../fields/read-account.ts';
import type { WeighedType } from '../../fields/weigh-account-type.ts';
import type { DateOrder, DateToken, MoneyToken, TokenLine } from '../../lines/reading.ts';
import type { Row } from '../../tables/rows/build-rows.ts';
import type { Notation } from '../../tokens/notation.ts';
import type { YearContext } from '../../tokens/resolve-dates.ts';
import type { MissingPages } from '../document/find-missing-pages.ts';
import type { OverviewFigure } from '../document/find-overview.ts';
import type { SummaryPart } from '../document/find-summary-parts.ts';
import type { LedgerEntry } from '../interpret/settle-amounts.ts';
import type { Table } from '../read-table.ts';

export interface StatementParts {
  readonly tables: readonly Table[];
  /** Tables of daily balances: no transactions, but witnesses of them. */
  readonly dailyBalances: readonly Table[];
  readonly fields: readonly Field[];
  /** Lines of a summary that are called as sections are. */
  readonly summaryParts: readonly SummaryPart[];
  /** Balances of this account in a table of all accounts. */
  readonly overview: readonly OverviewFigure[];
  /** Amounts on lines that look like rows and that no table took. */
  readonly unread: readonly { readonly token: MoneyToken; readonly line: TokenLine }[];
  /** Lines outside of the lists. */
  readonly outside: readonly TokenLine[];
  /** Amounts on them, in printed order. */
  readonly figures: readonly { readonly token: MoneyToken; readonly line: TokenLine }[];
  readonly notation: Notation;
  readonly order: DateOrder;
  readonly years: YearContext;
  readonly period: {
    readonly from: PlainDate | null;
    readonly to: PlainDate | null;
    readonly sources: Readonly<Record<string, Source>>;
  };
  /** Sheets that the page numbers speak of, in front of the list and behind it. */
  readonly lost: MissingPages;
  /** Readings of the document that nothing printed decides. */
  readonly ambiguities: readonly string[];
  readonly bank: { readonly id: string | null; readonly name: string | null };
  readonly account: {
    readonly type: WeighedType | null;
    readonly number: Found<string> | null;
    readonly holder: Found<string> | null;
    readonly currency: string | null;
  };
}

export interface PlacedRow {
  /** 0-based place among the rows of all tables of the statement, in printed order. */
  readonly at: number;
  readonly row: Row;
  readonly table: Table;
  readonly entry: LedgerEntry;
  /** Fees that the amount of the entry includes besides the printed amount; absent where there are none. */
  readonly fees?: readonly { readonly column: number; readonly value: Minor }[];
}

export interface DatedRow extends PlacedRow {
  /** The text in the row's date column, `null` when it is no date. */
  readonly token: DateToken | null;
  readonly date: PlainDate;
  readonly inherited: boolean;
}
