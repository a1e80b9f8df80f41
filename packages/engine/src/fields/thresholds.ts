/** The numbers by which this stage decides, by the file that uses them. */
import { defineThresholds } from '@extracto/model';

export const FIELDS = defineThresholds({
  titlesSavings: {
    LONGEST_TITLE: { value: 6, unit: 'words', source: 'convention' },
    /** Lines of the headings of the columns between a title and the first row. */
    LONGEST_HEADINGS: { value: 3, unit: 'lines', source: 'convention' },
  },
  matchKinds: {
    /** Letters of a compound in front of the kind that it ends in. */
    SHORTEST_FRONT: { value: 3, unit: 'letters', source: 'convention' },
  },
  matchTypes: {
    LONGEST_TYPE: { value: 4, unit: 'words', source: 'convention' },
  },
  /** What each mention of a kind of account weighs. */
  accountTypeWeights: {
    labelled: { value: 8, unit: 'score', source: 'convention' },
    besideNumber: { value: 5, unit: 'score', source: 'convention' },
    owedTitle: { value: 5, unit: 'score', source: 'convention' },
    /** Banks title the statements of savings accounts "Extrato Conta Corrente" too. */
    title: { value: 2, unit: 'score', source: 'convention' },
    heading: { value: 2, unit: 'score', source: 'convention' },
    product: { value: 1, unit: 'score', source: 'convention' },
    overdraft: { value: 1.5, unit: 'score', source: 'convention' },
    minimumPayment: { value: 3, unit: 'score', source: 'convention' },
    cardBalance: { value: 0.4, unit: 'score', source: 'convention' },
    cardNumber: { value: 1, unit: 'score', source: 'convention' },
    creditLimit: { value: 0.5, unit: 'score', source: 'convention' },
    dueDate: { value: 0.5, unit: 'score', source: 'convention' },
    /** Debit cards have holders, too. */
    cardholder: { value: 0.5, unit: 'score', source: 'convention' },
  },
  findFields: {
    /** Between a label and the value below it. */
    BELOW: { value: 2.5, unit: 'text heights', source: 'convention' },
    /** Between a row of names and the row of their figures. */
    TILE_GAP: { value: 4.5, unit: 'text heights', source: 'convention: a name in three lines beside one in one line' },
    /** Between two lines of one name. */
    LINE_GAP: { value: 0.9, unit: 'text heights', source: 'convention' },
    /** Cells in a row of names over a row of amounts. */
    FEWEST_CELLS: { value: 2, unit: 'count', source: 'convention' },
    /** Between a label and what belongs to something else. */
    VALUE_GAP: { value: 2.2, unit: 'text heights', source: 'convention' },
    /** Between two names of a row, each over its own figure. */
    NAME_GAP: { value: 0.7, unit: 'text heights', source: 'convention: wider than a space of typewriters' },
  },
  findLevel: {
    /** Height that a label and a number half a line above or below it have in common. */
    LEAST_SHARED: { value: 0.3, unit: 'text heights', source: 'convention' },
  },
  findStacked: {
    /** Most lines of a name. */
    MOST_LINES: { value: 3, unit: 'lines', source: 'convention' },
    /** Least figures of a row with names above it. */
    FEWEST_FIGURES: { value: 2, unit: 'count', source: 'convention' },
    /** Widest gap between two of these lines. */
    LINE_GAP: { value: 1, unit: 'text heights', source: 'convention' },
    /** Between the names and the figures, where a line is left blank. */
    BLANK_GAP: { value: 2, unit: 'text heights', source: 'convention' },
  },
  isOfRewards: {
    /** Up to the title. */
    MOST_LINES: { value: 6, unit: 'lines', source: 'convention' },
    /** Between two lines below a title. */
    WIDEST_GAP: { value: 2.5, unit: 'text heights', source: 'convention' },
    /** Between two left edges that are the same. */
    EDGE: { value: 0.5, unit: 'text heights', source: 'convention' },
  },
  findAbove: {
    /** Between a figure and its name. */
    WIDEST_GAP: { value: 0.8, unit: 'text heights', source: 'convention' },
    /** Lines above or below that may stand beside what is looked for. */
    MOST_LINES: { value: 3, unit: 'lines', source: 'convention' },
    /** So many times as far. */
    NEARER: { value: 1.5, unit: 'times', source: 'convention' },
  },
  findAddressed: {
    SAME_EDGE: { value: 0.6, unit: 'text heights', source: 'convention' },
    NEXT_LINE: { value: 0.5, unit: 'text heights', source: 'convention' },
    HEAD_LINES: { value: 32, unit: 'lines', source: 'convention' },
    /** Lines of an address, the name included. */
    LONGEST_BLOCK: { value: 6, unit: 'lines', source: 'convention' },
    SAME_SIZE: { value: 0.7, unit: 'share', source: 'convention' },
    /** Between two lines of an address, in text heights. */
    LINE_GAP: { value: 1.8, unit: 'text heights', source: 'convention' },
    /** From one line to the next, against the lines before it: more is a blank between them. */
    UNEVEN: { value: 1.5, unit: 'times', source: 'convention' },
    /** Lines between a name that stands alone and the details of the account. */
    NEAR_LINES: { value: 2, unit: 'lines', source: 'convention' },
    /** Where a form of address or a legal form says that it is one. */
    NEAR_MARKED: { value: 4, unit: 'lines', source: 'convention' },
  },
  behindGuardian: {
    /** "an die Eltern von", "to the parents of" */
    LONGEST_FRONT: { value: 5, unit: 'words', source: 'definition' },
  },
  findBareNumber: {
    HEAD_LINES: { value: 30, unit: 'lines', source: 'convention' },
    /** Figures and mask of a card, American Express's. */
    CARD_LETTERS: { value: 15, unit: 'letters', source: 'ISO/IEC 7812' },
    FEWEST_MASKED: { value: 4, unit: 'letters', source: 'convention' },
  },
  findBankName: {
    /** Together they weigh as much as the word bank. */
    REPEATED: { value: 1.5, unit: 'score', source: 'convention' },
    IS_LARGE: { value: 1.5, unit: 'score', source: 'convention' },
    LETTERHEAD_LINES: { value: 8, unit: 'lines', source: 'convention' },
    LONGEST_NAME: { value: 8, unit: 'words', source: 'convention' },
    LARGE: { value: 1.25, unit: 'times', source: 'convention' },
  },
  findCurrency: {
    HEAD_LINES: { value: 30, unit: 'lines', source: 'convention' },
    NEAR_LINES: { value: 3, unit: 'lines', source: 'convention' },
  },
  findHolder: {
    /** Shorter names fit into every window. */
    SHORTEST_CUT: { value: 20, unit: 'letters', source: 'convention' },
    HEAD_LINES: { value: 40, unit: 'lines', source: 'convention' },
  },
  findListedType: {
    FEWEST_DIGITS: { value: 6, unit: 'digits', source: 'convention' },
  },
  findNamedNumber: {
    /** A year or a day is shorter. */
    FEWEST_DIGITS: { value: 6, unit: 'digits', source: 'convention' },
    LONG_DIGITS: { value: 8, unit: 'digits', source: 'convention' },
    /** "LEVEL 1" */
    LEVEL_WORDS: { value: 2, unit: 'words', source: 'definition' },
    LONGEST_NAME: { value: 7, unit: 'words', source: 'convention' },
    /** Letters of "Girokonto", "tabungan", "betaalrekening": a word that says account and kind at once. */
    SHORTEST_COMPOUND: { value: 8, unit: 'letters', source: 'convention' },
  },
  findMobileNumber: {
    HEAD_LINES: { value: 30, unit: 'lines', source: 'convention' },
  },
  findWalletHandle: {
    HEAD_LINES: { value: 12, unit: 'lines', source: 'convention' },
  },
  iban: {
    /** Norway's. */
    SHORTEST_IBAN: { value: 15, unit: 'letters', source: 'ISO 13616' },
  },
  findMonth: {
    MONTHS_OF_QUARTER: { value: 3, unit: 'count', source: 'convention' },
  },
  implyPeriod: {
    /** Between a balance and its day, "as of the"; more of them are a sentence. */
    MOST_BETWEEN: { value: 3, unit: 'words', source: 'convention' },
    /** Lines at the top of a document that may be its title. */
    TITLE_LINES: { value: 30, unit: 'lines', source: 'convention' },
  },
  mayHoldRows: {
    /** Cards book a purchase of the last days of the period before. */
    SLACK_DAYS: { value: 31, unit: 'days', source: 'convention' },
    /** Enough to know a list by, from its beginning and its end. */
    SAMPLE: { value: 20, unit: 'count', source: 'convention' },
  },
  nameLike: {
    LONGEST_NAME: { value: 80, unit: 'letters', source: 'convention' },
    MOST_WORDS: { value: 12, unit: 'words', source: 'convention' },
  },
  pairOver: {
    /** Below the first end, those of other columns included. */
    MOST_LINES: { value: 4, unit: 'lines', source: 'convention' },
    /** Words for "to" between the ends. */
    MOST_JOINS: { value: 2, unit: 'words', source: 'convention' },
    /** From the line of the first end to that of the last. */
    WIDEST_GAP: { value: 4, unit: 'text heights', source: 'convention' },
  },
  readAccount: {
    /** In front of the label of a number in the head of the page; more of them are a sentence. */
    MOST_WORDS_BEFORE: { value: 6, unit: 'words', source: 'convention' },
    SAME_EDGE: { value: 0.6, unit: 'text heights', source: 'convention' },
    /** Digits of a card that are printed beside the number of its account. */
    LAST_FIGURES: { value: 4, unit: 'digits', source: 'convention' },
    /** Words of a label that stands in front of the last figures of a number alone. */
    SURE_LABEL: { value: 3, unit: 'words', source: 'convention' },
    MASKED_WITHIN_LINES: { value: 30, unit: 'lines', source: 'convention' },
  },
  readMirrored: {
    /** Labels behind their values on a page that prints all of them so. */
    FEWEST_MIRRORED: { value: 3, unit: 'count', source: 'convention' },
  },
  readPeriod: {
    /** Besides dates and amounts, of a line that is no sentence. */
    MOST_WORDS: { value: 9, unit: 'words', source: 'convention' },
    HEAD_LINES: { value: 30, unit: 'lines', source: 'convention' },
    /** Between the days of a period and the name of its month. */
    NEAR_LINES: { value: 2, unit: 'lines', source: 'convention' },
    /** In a cell that ends with the period, on a line with many others. */
    MOST_WORDS_BEFORE: { value: 3, unit: 'words', source: 'convention' },
    /** A statement of a whole year, with some days of grace; "21-05-01 – 21-07-31" is not a period of thirty years. */
    LONGEST_PERIOD_DAYS: { value: 400, unit: 'days', source: 'convention' },
    /** Lines from the top in which a title and the date below it stand. */
    TITLE_LINES: { value: 14, unit: 'lines', source: 'convention' },
    /** Gap between them. */
    TITLE_GAP: { value: 1, unit: 'text heights', source: 'convention' },
    /** Between a label and a date in cells beside each other. */
    LABEL_GAP: { value: 4, unit: 'text heights', source: 'convention' },
  },
  weighAccountType: {
    NAMED_LEAD: { value: 1, unit: 'score', source: 'convention' },
    /** Beside its number the account is named, and a payment slip on the same sheet must only not outweigh that. */
    NAMED: { value: 4, unit: 'score', source: 'convention' },
    LEAD: { value: 1.4, unit: 'score', source: 'convention' },
    /** Below this nothing was said; between the sides, this much of a lead decides. */
    LEAST: { value: 1, unit: 'score', source: 'convention' },
    LONGEST_LABELLED: { value: 7, unit: 'words', source: 'convention' },
    /** Most words of a title that names more than the kind of account: "extrato conta corrente / lançamentos". */
    LONGEST_TITLE: { value: 6, unit: 'words', source: 'convention' },
    LONGEST_HEADING: { value: 10, unit: 'words', source: 'convention' },
    /** Lines from a word to the amount that it heads, as the last of them. */
    LONGEST_HEADER: { value: 2, unit: 'lines', source: 'convention' },
    /** Lines between the account number and the heading above or below it. */
    NEAR_LINES: { value: 4, unit: 'lines', source: 'convention' },
    TITLE_LINES: { value: 14, unit: 'lines', source: 'convention' },
    /** Lines between the number and a product whose last word alone says its kind. */
    BESIDE_LINES: { value: 1, unit: 'lines', source: 'convention' },
    /** Letters of that word: "saver" */
    SHORTEST_LAST: { value: 5, unit: 'letters', source: 'convention' },
    /** Lines from the top in which a title or a heading stands. */
    HEAD_LINES: { value: 30, unit: 'lines', source: 'convention' },
  },
});
