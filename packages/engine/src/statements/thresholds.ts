/** The numbers by which this stage decides, by the file that uses them. */
import { defineThresholds } from '@extracto/model';

export const STATEMENTS = defineThresholds({
  readTables: {
    /** Least rows of a list below a header that does not fit its values. */
    FEWEST_ROWS: { value: 3, unit: 'rows', source: 'convention' },
  },
  inferType: {
    /** Letters of a description that tell its payee; behind them stand towns and references. */
    PAYEE_LETTERS: { value: 25, unit: 'letters', source: 'convention' },
    FEWEST_PAYEES: { value: 3, unit: 'count', source: 'convention' },
    LEAST: { value: 2, unit: 'score', source: 'convention' },
  },
  namesInstruments: {
    FEWEST_ROWS: { value: 6, unit: 'rows', source: 'convention' },
    /** A column of notes or references hardly repeats itself. */
    ROWS_A_NAME: { value: 2, unit: 'rows', source: 'convention' },
  },
  settleAmounts: {
    /** Balances of money held are more frequent than those of a debt. */
    HELD: { value: 1.2, unit: 'score', source: 'convention' },
    /** Steps between printed balances that all hold. */
    CHAIN: { value: 4, unit: 'score', source: 'convention' },
    LONG_CHAIN: { value: 2, unit: 'score', source: 'convention' },
    PER_STEP: { value: 0.2, unit: 'score', source: 'convention' },
    /** Price of an order of the rows that their dates contradict. */
    AGAINST_DATES: { value: 1.5, unit: 'score', source: 'convention' },
  },
  amounts: {
    /** Below the weight of one identity, as all habits of print. */
    LIKED: { value: 0.6, unit: 'score', source: 'convention' },
    BY_SECTIONS: { value: 0.8, unit: 'score', source: 'convention' },
    /** A heading above amounts without a sign says more than the sign that they lack. */
    BARE_BY_SECTION: { value: 0.1, unit: 'score', source: 'convention' },
    AGAINST_SECTIONS: { value: 0.6, unit: 'score', source: 'convention' },
  },
  assignRoles: {
    /** A debit column without a credit column, or the reverse. */
    ONE_SIDE: { value: 0.3, unit: 'score', source: 'convention' },
    DEBIT_FIRST: { value: 0.2, unit: 'score', source: 'convention' },
    NO_AMOUNT: { value: 0.6, unit: 'score', source: 'convention' },
    BALANCE_LAST: { value: 0.4, unit: 'score', source: 'convention' },
    /** What a header word says of the column. */
    FIRST_MEANING: { value: 3, unit: 'score', source: 'convention' },
    LATER_MEANING: { value: 1.5, unit: 'score', source: 'convention' },
    /** More of them change nothing. */
    SAMPLE_RECORDS: { value: 120, unit: 'count', source: 'convention' },
    /** As much as two header words: quantity times price is what was paid, whatever the columns are called. */
    OUTCOME: { value: 6, unit: 'score', source: 'convention' },
    MOST_IGNORED: { value: 3, unit: 'count', source: 'convention' },
    STANDS_APART: { value: 1, unit: 'score', source: 'convention' },
    /** As much as what any arithmetic that holds by chance is worth. */
    ECHO: { value: 6, unit: 'score', source: 'convention' },
    LEAST_ECHOES: { value: 2, unit: 'count', source: 'convention' },
    /** More than a header word: a column without a value holds no amounts, whatever it is called. */
    EMPTY: { value: 4, unit: 'score', source: 'convention' },
    /** Total lines and figures wider than their column fill a few cells of one that has no amounts. */
    NEARLY_EMPTY: { value: 0.05, unit: 'share', source: 'convention' },
    FILLED: { value: 0.5, unit: 'share', source: 'convention' },
    /** As much as a header word: of several columns that may be called an amount (a quantity, a price, what was paid), the one with a value on nearly every row is. */
    FILLED_AMONG_RIVALS: { value: 3, unit: 'score', source: 'convention' },
  },
  chain: {
    /** Right edges that differ by less, in text heights, are one column. */
    SAME_EDGE: { value: 0.45, unit: 'text heights', source: 'convention' },
  },
  dropSummaryStrips: {
    /** Both balances, and a total of either direction. */
    FEWEST_FIGURES: { value: 4, unit: 'count', source: 'convention' },
    MOST_FIGURES: { value: 9, unit: 'count', source: 'convention' },
  },
  findRunningBalances: {
    /** Fewer rows may come to any figure by chance. */
    FEWEST_ROWS: { value: 3, unit: 'count', source: 'convention' },
    /** So many lines that go on from one another are no chance, whatever stands in them. */
    MANY: { value: 3, unit: 'count', source: 'convention' },
    MOST_STARTS: { value: 40, unit: 'count', source: 'convention' },
  },
  findInterimBalances: {
    /** Steps from one such line to the next that the rows between them explain; fewer may be chance. */
    FEWEST_STEPS: { value: 2, unit: 'count', source: 'convention' },
    MOST_BROKEN: { value: 0.2, unit: 'share', source: 'convention' },
    /** A list has more rows than balances. */
    MOST_OF_ROWS: { value: 0.6, unit: 'share', source: 'convention' },
  },
  chooseBlocks: {
    MOST_BLOCKS: { value: 12, unit: 'count', source: 'convention' },
    FEWEST_CHAINED: { value: 2, unit: 'count', source: 'convention' },
    /** Titles of a list by kind; longer documents have hundreds of blocks. */
    MOST_KINDS: { value: 40, unit: 'count', source: 'convention' },
    FEWEST_AGAIN: { value: 3, unit: 'count', source: 'convention' },
  },
  dropAnnexes: {
    MOST_TABLES: { value: 12, unit: 'count', source: 'convention' },
  },
  chooseCurrency: {
    /** A currency beside an amount outside the tables. */
    BESIDE_AMOUNT: { value: 0.5, unit: 'score', source: 'convention' },
    /** More than all headers of a table, which may be of the currency of a column. */
    STATED: { value: 20, unit: 'score', source: 'convention' },
    /** A code beside the amounts of a few rows is a word of theirs, or the currency of a payment abroad. */
    LEAST_SHARE_OF_ROWS: { value: 0.3, unit: 'share', source: 'convention' },
  },
  chooseDateOrder: {
    /** A date that no calendar has. */
    OFF_CALENDAR: { value: 0.5, unit: 'score', source: 'convention' },
    SAME_EVIDENCE: { value: 0.02, unit: 'score', source: 'convention' },
    /** Dates that an order may fail for and still be it: one of a short list, a tenth of a long one. */
    MOST_EXCEPTIONS: { value: 0.1, unit: 'share', source: 'convention' },
    FEWEST_DATES: { value: 5, unit: 'dates', source: 'convention' },
    /** How much better rows and period must fit. */
    CLEARLY: { value: 0.75, unit: 'score', source: 'convention' },
    LEAP_YEAR: { value: 2000, unit: 'years', source: 'definition' },
  },
  chooseEnds: {
    NAMED: { value: 5, unit: 'score', source: 'convention' },
    /** A pair of named ends one of which is below zero without a sign. */
    REVERSED: { value: 4.5, unit: 'score', source: 'convention' },
    /** A pair of which one end is named. */
    HALF_NAMED: { value: 4.5, unit: 'score', source: 'convention' },
    /** A pair that no label names, of which one stands right above or below the list. */
    BY_PLACE: { value: 4.2, unit: 'score', source: 'convention' },
    /** A pair that no label names. */
    CONJECTURED: { value: 4, unit: 'score', source: 'convention' },
  },
  chooseStarts: {
    /** Each is the document read once more. */
    MOST_DIVISIONS: { value: 24, unit: 'count', source: 'convention' },
    /** One row more may be proved by chance. */
    FEWEST_MORE: { value: 2, unit: 'count', source: 'convention' },
    /** Lines right below a list among which its totals are. */
    MOST_TOTALS: { value: 3, unit: 'lines', source: 'convention' },
  },
  coverLines: { FEWEST_SAID: { value: 12, unit: 'words', source: 'convention' } },
  closeWithLastBalance: {
    CERTAIN_LEAD: { value: 20, unit: 'score', source: 'convention' },
  },
  completeDayOnlyDates: {
    /** Lines from the title of a list to its first row, the header among them. */
    TITLE_REACH: { value: 4, unit: 'lines', source: 'convention' },
  },
  dateRows: {
    MOST_INHERITED: { value: 0.85, unit: 'share', source: 'convention' },
    /** Share of the rows: so few without a date are misread. */
    FEW_INHERITED: { value: 0.1, unit: 'share', source: 'convention' },
    /** Least share of a table's rows without a date; at least two rows. */
    UNDATED_SHARE: { value: 0.2, unit: 'share', source: 'convention' },
    /** The first day of the epoch was a Thursday. */
    MONDAY_OFFSET: { value: 3, unit: 'days', source: 'definition' },
    /** Where so few of the rows that print a second date below the first differ in it, one of the two is not what was meant. */
    ROWS_PER_OUTLIER: { value: 2, unit: 'rows', source: 'convention' },
    /** With so few days in a list none of them is out of order. */
    FEWEST_DAYS: { value: 6, unit: 'days', source: 'convention' },
  },
  endNearLatestDay: {
    /** Half a year: what is closer may be a pause in a list of a year. */
    WIDE_DAYS: { value: 183, unit: 'days', source: 'convention' },
    DAYS_OF_MONTH: { value: 31, unit: 'days', source: 'convention' },
    /** A list may follow the latest day where that is the first of a period of a month, or of a bill that is due later. */
    MOST_DAYS_AFTER: { value: 45, unit: 'days', source: 'convention' },
  },
  findChains: {
    /** A chance run of two equalities is seen, one of three is not. */
    FEWEST_LINKS: { value: 3, unit: 'count', source: 'convention' },
    /** Digits of a whole number that may be an amount, where nothing in the document prints decimals or groups. */
    FEWEST_DIGITS: { value: 3, unit: 'digits', source: 'convention' },
    /** So many times fewer left edges than right ones, and the columns are set to the left. */
    FEWER_EDGES: { value: 1.5, unit: 'share', source: 'convention' },
  },
  findCounterparty: {
    LONGEST_NAME: { value: 70, unit: 'letters', source: 'convention' },
    MOST_WORDS: { value: 5, unit: 'words', source: 'convention' },
  },
  findDayOnlyDates: {
    /** Largest share of rows that may begin with another figure. */
    MOST_OTHERS: { value: 0.1, unit: 'share', source: 'convention' },
    LEAST_WITHOUT_HEADER: { value: 3, unit: 'count', source: 'convention' },
  },
  findHeadedLists: {
    /** A list whose balances break more often than this is misread or damaged; it is no row of accounts. */
    MOST_RESTARTS: { value: 20, unit: 'count', source: 'convention' },
  },
  findJointTotals: {
    FEWEST_ACCOUNTS: { value: 2, unit: 'count', source: 'convention' },
    FEWEST_DIGITS: { value: 4, unit: 'digits', source: 'convention' },
    /** Lines between the last account and the total. */
    REACH_LINES: { value: 2, unit: 'lines', source: 'convention' },
  },
  arrangePages: {
    FEWEST_NAMED: {
      value: 3,
      unit: 'count',
      source: 'a letter names an account and an amount; a statement its period or a balance as well',
    },
  },
  findDescription: {
    FEWEST_ROWS: { value: 4, unit: 'rows', source: 'convention' },
    /** Share of different texts in a column; kinds of bookings come again and again. */
    LEAST_DISTINCT: { value: 0.6, unit: 'share', source: 'convention' },
    /** Banks have fewer kinds. */
    MANY_DISTINCT: { value: 12, unit: 'count', source: 'convention' },
    FEWEST_LETTERS: { value: 5, unit: 'letters', source: 'convention: codes are shorter' },
    LEAST_LETTERS: { value: 0.6, unit: 'share', source: 'convention: numbers have fewer' },
    /** Share of the numbers of rows that are one more than the one above; a new year begins anew. */
    LEAST_COUNTED: { value: 0.75, unit: 'share', source: 'convention' },
  },
  findOutcome: {
    /** So many rows show it, and so many of those with all three values; prices are rounded, so the last digits may differ. */
    LEAST_ROWS: { value: 2, unit: 'rows', source: 'convention' },
    LEAST_SHARE: { value: 0.8, unit: 'share', source: 'convention' },
    /** Prices are printed with two decimals, of shares in pieces. */
    ROUNDING_PERCENT: { value: 1, unit: 'percent', source: 'convention' },
  },
  findListedAccounts: {
    /** Between two accounts of a list. */
    MOST_APART: { value: 2, unit: 'lines', source: 'convention' },
    /** Digits of a number, which may be the end of a card's. */
    FEWEST_DIGITS: { value: 4, unit: 'digits', source: 'convention' },
  },
  findOverview: {
    MOST_ACCOUNTS: { value: 20, unit: 'count', source: 'convention' },
    FEWEST_DIGITS: { value: 4, unit: 'digits', source: 'convention' },
  },
  findUnneeded: {
    /** Blocks that are tried together: pending payments in one section and their release in another. */
    MOST_COMBINED: { value: 10, unit: 'count', source: 'convention' },
    MOST_STATUSES: { value: 6, unit: 'count', source: 'convention' },
  },
  isOtherDocument: {
    /** With so few, a paper that prints nothing else about an account is prose that happens to hold them. */
    FEWEST_ROWS: { value: 3, unit: 'rows', source: 'convention' },
    /** Words of a cell that is still a label with its value. */
    MOST_WORDS: { value: 9, unit: 'words', source: 'convention' },
  },
  isOfOtherAccount: {
    FEWEST_DIGITS: { value: 6, unit: 'digits', source: 'convention' },
  },
  isOutsideEnds: {
    /** Weekends, holidays and late postings put honest rows a few days outside. */
    MOST_DAYS_OUTSIDE: { value: 7, unit: 'days', source: 'convention' },
  },
  keepBetweenEnds: {
    FEWEST_ROWS: { value: 2, unit: 'rows', source: 'convention' },
  },
  labelStrength: {
    /** Words beside the label and the figure in the same cell that make it a sentence. */
    WORDS_OF_SENTENCE: { value: 5, unit: 'words', source: 'convention' },
  },
  selectLabelled: {
    /** Behind the name of a balance, so that its line is a row of several columns. */
    FIGURES_OF_ROW: { value: 3, unit: 'count', source: 'convention' },
  },
  listBoundaries: {
    /** Lines of balances between the title of a member's account and its list. */
    MOST_BALANCES: { value: 6, unit: 'lines', source: 'convention' },
    INDENT_PT: { value: 4, unit: 'pt', source: 'convention' },
    FEWEST_DIGITS: { value: 8, unit: 'digits', source: 'convention' },
    FEWEST_OPENING: { value: 6, unit: 'digits', source: 'convention' },
  },
  listCopies: {
    /** Shorter words stand on rows that have nothing to do with each other. */
    FEWEST_LETTERS: { value: 6, unit: 'letters', source: 'convention' },
  },
  listRanges: {
    /** More lists than these are a misreading, and each total would be compared with all of them. */
    MOST_LISTS: { value: 60, unit: 'count', source: 'convention' },
    MOST_BEGUN: { value: 12, unit: 'count', source: 'convention' },
  },
  listMarked: {
    /** More of them may be divided in too many ways. */
    MOST_WORDS: { value: 4, unit: 'count', source: 'convention' },
  },
  listStatuses: {
    MOST_STATUSES: { value: 4, unit: 'count', source: 'convention' },
  },
  listUndated: {
    /** More of them are tried together only. */
    MOST_ALONE: { value: 6, unit: 'count', source: 'convention' },
  },
  placeAsPrinted: {
    EDGE_PT: { value: 0.5, unit: 'pt', source: 'convention' },
  },
  readOriginal: {
    LETTERS_OF_CODE: { value: 3, unit: 'letters', source: 'convention' },
    LONGEST_RATE_WORDS: { value: 3, unit: 'words', source: 'convention' },
  },
  findUnlisted: {
    /** With fewer dated rows one column may be empty by chance. */
    FEWEST_ROWS: { value: 6, unit: 'rows', source: 'convention' },
  },
  readTable: {
    /** By which a later layout must be better. */
    CLEARLY: { value: 0.5, unit: 'score', source: 'convention' },
    /** Least share of marks among the texts of a column; lower when its header names marks, since a scan may be noisy. */
    MOST_MARKS: { value: 0.9, unit: 'share', source: 'convention' },
    MOST_NAMED_MARKS: { value: 0.7, unit: 'share', source: 'convention' },
    LEAST_MARKED: { value: 0.4, unit: 'share', source: 'convention' },
  },
  resolvePeriod: {
    NEARLY_ALL: { value: 0.9, unit: 'share', source: 'convention' },
    PERIOD_SLACK_DAYS: { value: 10, unit: 'days', source: 'convention' },
    /** A period that runs backwards or for years is misread: 21-09-01 to 21-09-30 is no list of twenty-nine years. */
    LONGEST_PERIOD_DAYS: { value: 800, unit: 'days', source: 'convention' },
    /** Longest period of a statement that prints only one end of it. */
    USUAL_PERIOD_DAYS: { value: 400, unit: 'days', source: 'convention' },
  },
  settleChains: {
    /** Lines that may go on a row below the last one, and open the first one above it. */
    MOST_CONTINUATIONS: { value: 6, unit: 'count', source: 'convention' },
    /** Between lines of one row, in text heights. */
    FAR_BELOW: { value: 1.6, unit: 'text heights', source: 'convention' },
  },
  settleLiabilitySign: {
    MOST: { value: 0.6, unit: 'share', source: 'convention' },
  },
  settleRows: {
    /** Rows whose words say that money went the other way. */
    FEWEST_TOLD: { value: 3, unit: 'rows', source: 'convention' },
    /** So many times more than rows whose words agree. */
    MOST_AGREED: { value: 4, unit: 'times', source: 'convention' },
    /** Steps between balances that turn a debt round, and how many times more they are than those that do not agree. */
    FEWEST_STEPS: { value: 3, unit: 'count', source: 'convention' },
    MOST_BROKEN: { value: 4, unit: 'times', source: 'convention' },
  },
  stripDayLabels: {
    /** A single labelled date may be the statement's own. */
    LEAST_DAYS: { value: 2, unit: 'days', source: 'convention' },
  },
  walkColumns: {
    /** Figures of a column of balances. */
    FEWEST_BALANCES: { value: 3, unit: 'count', source: 'convention' },
    /** Columns that are tried, those with most figures. */
    MOST_COLUMNS: { value: 6, unit: 'count', source: 'convention' },
    /** Balances that a link may pass over, and the price of each: those of subtotals, limits and other tables. */
    MOST_PASSED: { value: 3, unit: 'count', source: 'convention' },
    PASS_PRICE: { value: 0.1, unit: 'score', source: 'convention' },
    /** Rows between two balances. */
    MOST_ROWS: { value: 60, unit: 'rows', source: 'convention' },
    /** A row between two balances that is none: the price of leaving out its amount. */
    DROP_PRICE: { value: 0.5, unit: 'score', source: 'convention' },
  },
  walkFigures: {
    /** Lines with figures that a link may pass over, and the price of each. */
    MOST_SKIPPED: { value: 60, unit: 'count', source: 'convention' },
    SKIP_PRICE: { value: 0.02, unit: 'score', source: 'convention' },
  },
});
