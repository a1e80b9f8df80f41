/**
 * The engine's vocabulary of one language: the words that banks print in headers, labels and section titles.
 * Phrases are kept as printed, in lower case; `normaliseLabel` makes page text and phrases comparable.
 * A word may serve several roles ("payments" heads a debit column and a section): all of them are listed.
 */
import type { AccountType } from '@extracto/model';

export const COLUMN_ROLES = [
  'date',
  'transactionDate',
  'postingDate',
  'valueDate',
  'description',
  'reference',
  'debit',
  'credit',
  'amount',
  'balance',
  'type',
  'currency',
  'originalAmount',
  'exchangeRate',
  'sign',
  'ignored',
] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

export const LABELS = [
  'openingBalance',
  'closingBalance',
  'broughtForward',
  'carriedForward',
  'subtotal',
  'totalCredits',
  'totalDebits',
  'total',
  'netChange',
  'countCredits',
  'countDebits',
  'previousBalance',
  'newBalance',
  'period',
  'periodFrom',
  'periodTo',
  'statementDate',
  'accountNumber',
  'iban',
  'accountHolder',
  'accountType',
  'currency',
  'bank',
  'dailyBalance',
  'availableBalance',
  'creditLimit',
  'minimumPayment',
  'dueDate',
  'interestRate',
  'feeSummary',
  'yearToDate',
  'rewards',
  'pending',
  'pendingAmount',
  'noTransactions',
  'page',
  'continued',
  'installments',
  'averageBalance',
  'statementNumber',
] as const;
export type Label = (typeof LABELS)[number];

/** Kinds of balance: what an account has, or a card owes, at a moment. */
export const BALANCE_LABELS = [
  'openingBalance',
  'closingBalance',
  'previousBalance',
  'newBalance',
  'broughtForward',
  'carriedForward',
] as const satisfies readonly Label[];
/** Labels of the balances, and of what came in and went out. */
export const MONEY_LABELS: ReadonlySet<string> = new Set([...BALANCE_LABELS, 'totalCredits', 'totalDebits']);

export const BALANCES: ReadonlySet<string> = new Set(BALANCE_LABELS);

/** What a list begins with. */
export const OPENINGS: ReadonlySet<string> = new Set([
  'openingBalance',
  'previousBalance',
  'broughtForward',
] satisfies Label[]);

/** What it ends with. */
export const CLOSINGS: ReadonlySet<string> = new Set([
  'closingBalance',
  'newBalance',
  'carriedForward',
] satisfies Label[]);

/** Labels of rows: balances, totals and announced amounts. */
export const ROW_LABELS = [
  'openingBalance',
  'closingBalance',
  'broughtForward',
  'carriedForward',
  'subtotal',
  'totalCredits',
  'totalDebits',
  'total',
  'netChange',
  'previousBalance',
  'newBalance',
  'dailyBalance',
  'availableBalance',
  'creditLimit',
  'minimumPayment',
  'feeSummary',
  'yearToDate',
  'pending',
  'pendingAmount',
  'averageBalance',
] as const satisfies readonly Label[];
export type RowLabel = (typeof ROW_LABELS)[number];

/** Titles of tables that sum up and list nothing. */
export const SUMMARY_LABELS = ['feeSummary', 'yearToDate'] as const satisfies readonly Label[];

export const SECTION_KINDS = [
  'credits',
  'debits',
  'checks',
  'fees',
  'interest',
  'payments',
  'purchases',
  'cashAdvances',
  'refunds',
  'transfers',
  'atm',
  'cards',
  'dailyBalances',
  'pending',
  'summary',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Sections whose rows look like transactions and are none. */
export const NON_TRANSACTION_KINDS = ['dailyBalances', 'pending'] as const satisfies readonly SectionKind[];
type NonTransactionKind = (typeof NON_TRANSACTION_KINDS)[number];
/** Every language names these; one of the others may be unknown to a language. */
type ListedKind = Exclude<SectionKind, NonTransactionKind>;

export type Phrases = readonly string[];

/** What a word or phrase says outside of headers, labels and titles. */
export const TERM_KINDS = [
  /** Behind it the names of several holders may stand: "Titulares". */
  'severalHolders',
  /** Opens the label of a holder beside the first, or stands in front of it: "joint". */
  'secondHolder',
  /** A label of the holder that ends with a preposition, so that no mark stands behind it: "lautend auf". */
  'holderInSentence',
  /** Between the names of two holders: "and". */
  'joinsHolders',
  /** Behind it stands whose account it is: "parents of". */
  'guardianOf',
  /** Behind it stands for whom somebody holds it: "as trustee for". */
  'heldFor',
  /** Behind it stands who takes the letters in: "in care of". */
  'inCareOf',
  /** In the name of those who own a house together, which has the number of the house in it: "body corporate". */
  'ownersAssociation',
  /** The same in front of the name alone, and elsewhere another word: "WEG". */
  'ownersFirst',
  /** A legal form in front of the name of a firm: "sarl". */
  'firmFirst',
  /** Who printed a statement, and need not hold the account. */
  'user',
  /** The holder of a card. */
  'cardholder',
  /** In front of a name: "mr". */
  'formOfAddress',
  /** Behind a name that goes on with another: "M DUPONT MME". */
  'formBehindName',
  'article',
  /** Who opens the letters of a firm: "directors". */
  'firmOffice',
  /** Who of the bank looks after the account, named beside the address of the customer: "relationship manager". */
  'bankStaff',
  /** Opens the line of a street, or of another place where post is received: "rue". */
  'streetFirst',
  /** Stands behind the name of a street: "lane". */
  'streetLast',
  /** The end of a word that is the name of a street: "gasse". */
  'streetEnd',
  /** An account, whatever its kind. */
  'account',
  /** Several of them, in every form that a total of them has. */
  'accounts',
  /** In front of the number of another account than that of the statement: "linked". */
  'otherAccount',
  /** In the label of the number of a member, who may have several accounts. */
  'member',
  /** In the label of a number under which securities are held. */
  'securities',
  /** An agreed overdraft. */
  'overdraft',
  /** The beginning of a verb that tells from which account a bill is paid: "abgebucht". */
  'debitStem',
  'month',
  'year',
  /** Between the title of a statement and its month. */
  'corresponding',
  /** In the name of a balance that the customer owes: "débiteur". */
  'belowZero',
  /** In the name of one that he has. */
  'aboveZero',
  /** What loans call the column of their balances; "principal balance" is that of a deposit, too. */
  'principal',
  /** The whole title of a list that accounting programs print of their owner's books. */
  'ownersBook',
  /** The same of what a customer owes the owner. */
  'receivables',
  /** In the name of a column that such programs alone print. */
  'bookColumn',
  /** All that stands on a line below the last row: "*** END OF STATEMENT ***". */
  'listEnd',
] as const;
export type TermKind = (typeof TERM_KINDS)[number];

export interface Language {
  /** BCP 47. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  /** January to December; every form a bank prints: full, abbreviated, inflected. */
  readonly months: readonly Phrases[];
  /** Monday to Sunday. */
  readonly weekdays: readonly Phrases[];
  readonly columns: Readonly<Record<ColumnRole, Phrases>>;
  readonly labels: Readonly<Record<Label, Phrases>>;
  readonly sections: Readonly<Record<ListedKind, Phrases> & Partial<Record<NonTransactionKind, Phrases>>>;
  /** Beside an amount. Single letters count only in the case they have here. */
  readonly markers: { readonly credit: Phrases; readonly debit: Phrases };
  readonly accountTypes: Readonly<Record<AccountType, Phrases>>;
  /** Between or after the parts of a date: "de", "of", "th", "of the". */
  readonly dateWords: Phrases;
  /** A language leaves out the kinds of which it has none. */
  readonly terms?: Readonly<Partial<Record<TermKind, Phrases>>>;
  /** Years of two figures are printed first: "20-02-29". Absent where the day comes first. */
  readonly shortYearFirst?: true;
  /** The month stands before the day in dates of figures, with a year and without one: "02/28". Absent where the day does. */
  readonly monthFirst?: true;
}
