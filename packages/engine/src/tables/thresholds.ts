/** The numbers by which this stage decides, by the file that uses them. */
import { defineThresholds } from '@extracto/model';

export const TABLES = defineThresholds({
  splitMarks: {
    LEAST_MARKS: { value: 3, unit: 'count', source: 'convention' },
    /** Share of the lines with amounts, sums and balances among them. */
    LEAST_SHARE: { value: 0.6, unit: 'share', source: 'convention' },
  },
  labelRecord: {
    /** Share of the words of a line whose labels say what it is. */
    MOSTLY_NAMED: { value: 0.6, unit: 'share', source: 'convention' },
    /** Share of the words beside a plain "total". */
    HALF: { value: 0.5, unit: 'share', source: 'convention' },
  },
  shared: {
    /** Least gap between two names of a header or a heading. */
    NAME_GAP: { value: 0.85, unit: 'text heights', source: 'convention' },
    /** As far as a scan may move the words of a column against each other. */
    ALIKE_PT: { value: 3, unit: 'pt', source: 'convention' },
    /** Largest gap between lines of one description. */
    CONTINUATION_GAP: { value: 1.15, unit: 'text heights', source: 'convention' },
  },
  adjoiningAmount: {
    /** In text heights. */
    NO_GAP: { value: 0.05, unit: 'text heights', source: 'convention' },
  },
  alignSpans: {
    OVERLAP_PT: { value: 0.5, unit: 'pt', source: 'convention' },
    NEARLY_ALL: { value: 0.9, unit: 'share', source: 'convention' },
    /** Fewer values are no column. */
    LEAST_OF_ALL: { value: 0.02, unit: 'share', source: 'convention' },
    /** Values beside another one on their row that make two columns of one. */
    LEAST_DOUBLED: { value: 0.1, unit: 'share', source: 'convention' },
    /** Trailing marks and brackets shift the edge of some values of a column by up to this much. */
    MARK_PT: { value: 14, unit: 'pt', source: 'convention' },
  },
  assignContinuations: {
    /** From one line to the next. */
    LINE_STEP: { value: 1.6, unit: 'text heights', source: 'convention' },
    /** A single date is none of a list when it stands below an amount, or above a bare number: a house has one, too. */
    LEAST_BLOCKS: { value: 2, unit: 'count', source: 'convention' },
    /** Difference of two gaps that shows, in text heights. */
    CLOSER_GAP: { value: 0.08, unit: 'text heights', source: 'convention' },
    /** Least share of them that lean to the same side. */
    MOSTLY_ALIKE: { value: 0.75, unit: 'share', source: 'convention' },
    /** Gaps that differ by more, in text heights, are two kinds of gap. */
    CUT_GAP: { value: 0.12, unit: 'text heights', source: 'convention' },
    LEAST_LEANINGS: { value: 3, unit: 'count', source: 'convention' },
    LARGEST_INDENT: { value: 2, unit: 'text heights', source: 'convention' },
  },
  buildRows: {
    /** Difference of two steps between lines that shows. */
    CLEARLY_PT: { value: 1, unit: 'pt', source: 'convention' },
  },
  classifyRecord: {
    DAYS_OF_WEEK: { value: 7, unit: 'days', source: 'definition' },
    HEADING_INDENT_PT: { value: 4, unit: 'pt', source: 'convention' },
    /** Most words that say of which day a balance is. */
    WORDS_BEHIND_BALANCE: { value: 2, unit: 'words', source: 'convention' },
  },
  completeHeaders: {
    /** Least overlap of two cells of one column, as a share of the narrower cell. */
    LEAST_OVERLAP: { value: 0.6, unit: 'share', source: 'convention' },
    LEAST_IN_COMMON: { value: 2, unit: 'count', source: 'convention' },
    LINES_OF_A_PAGE: { value: 1000, unit: 'lines', source: 'convention' },
  },
  findNote: {
    /** Fewest words of a sentence; names of columns have fewer. */
    FEWEST_WORDS: { value: 4, unit: 'words', source: 'convention' },
    /** A day, an amount and a text beside it. */
    FEWEST_NAMES: { value: 3, unit: 'count', source: 'convention' },
  },
  dropSideTexts: {
    /** Lines that hold nothing but text of the margin, or a figure of it below its label. */
    FEWEST_OWN: { value: 2, unit: 'count', source: 'convention' },
    /** Behind the last column: a mark of an amount may hang over. */
    APART_PT: { value: 12, unit: 'pt', source: 'convention' },
  },
  findGutter: {
    /** Three times two. */
    LEAST_GRID: { value: 6, unit: 'count', source: 'convention' },
    OTHER_WIDTH: { value: 0.15, unit: 'share', source: 'convention' },
    MOSTLY_ALIGNED: { value: 0.8, unit: 'share', source: 'convention' },
    /** Lines that cross the gutter between two columns of dates. */
    MOST_CROSSING: { value: 0.25, unit: 'share', source: 'convention' },
    LEAST_ROWS: { value: 4, unit: 'rows', source: 'convention' },
    /** Least dates of a short list; a narrow column may print its amounts over the texts of the others. */
    LEAST_DATES: { value: 3, unit: 'dates', source: 'convention' },
    /** Indent of rows below the title of their list. */
    INDENT_PT: { value: 12, unit: 'pt', source: 'convention' },
    LEAST_SHIFT_PT: { value: 120, unit: 'pt', source: 'convention' },
    /** Words that start this close to the right of the gutter still touch it. */
    MARGIN_PT: { value: 3, unit: 'pt', source: 'convention' },
    LEAST_PAIRS: { value: 2, unit: 'pairs', source: 'convention' },
    SAME_PLACE_PT: { value: 2, unit: 'pt', source: 'convention' },
    LEAST_BLOCKS: { value: 2, unit: 'count', source: 'convention' },
    /** Lists beside each other need not share their lines, so that one of the other list may come between. */
    NEIGHBOURS: { value: 3, unit: 'count', source: 'convention' },
    NEAR: { value: 1.2, unit: 'text heights', source: 'convention' },
  },
  findHeaders: {
    /** Between two lines of one header. */
    LINE_GAP: { value: 0.9, unit: 'text heights', source: 'convention' },
    /** Gaps at which a header of several lines falls apart into names. */
    VALLEY: { value: 0.3, unit: 'text heights', source: 'convention' },
    WIDE_VALLEY: { value: 0.6, unit: 'text heights', source: 'convention' },
    /** No space within a name is as wide, where each part is a name. */
    NAMES_APART: { value: 0.5, unit: 'text heights', source: 'convention' },
    CLEARLY_WIDER: { value: 2, unit: 'times', source: 'convention' },
    CLEARLY_FULLER: { value: 0.5, unit: 'score', source: 'convention' },
    MOST_LINES: { value: 4, unit: 'lines', source: 'convention' },
    /** By so much of the lower one must two lines of one row reach into each other: lines set tight do so by a tenth. */
    INTERLEAVED: { value: 0.3, unit: 'share', source: 'convention' },
    /** So far from a name above two others may one of them stand. */
    BESIDE: { value: 0.5, unit: 'text heights', source: 'convention' },
    /** By so much must a line more say what the columns are, or it is the first row. */
    STACK_MARGIN: { value: 0.5, unit: 'score', source: 'convention' },
    /** By so much may a header say less together with its second half: "Tran" above "Type" is no date, "DR" above "/CR" no word. */
    MOST_LOST: { value: 1, unit: 'score', source: 'convention' },
  },
  findPageNumbers: {
    /** How far the baseline of a scan may wander. */
    SAME_HEIGHT_PT: { value: 3, unit: 'pt', source: 'convention' },
  },
  findRegions: {
    /** Above a header, where its title may be. */
    MOST_ABOVE: { value: 3, unit: 'lines', source: 'convention' },
    MOST_TITLE_WORDS: { value: 6, unit: 'words', source: 'convention' },
    /** In text heights. */
    FAR_BELOW: { value: 2.5, unit: 'text heights', source: 'convention' },
    DRIFT_PT: { value: 24, unit: 'pt', source: 'convention' },
    WIDEST_MARGIN_PT: { value: 36, unit: 'pt', source: 'convention' },
    FEWEST_DATED: { value: 2, unit: 'rows', source: 'convention' },
    /** Gap above a name over the widest gap below it, which is at least so wide, in text heights. */
    SET_OFF: { value: 2, unit: 'times', source: 'convention' },
    LEAST_GAP: { value: 0.3, unit: 'text heights', source: 'convention' },
  },
  findTextBorder: {
    /** Price of a border between two words of one cell; through a word it is 1. */
    SPACE_PRICE: { value: 0.9, unit: 'score', source: 'convention' },
    /** A border may touch a word. */
    RIM_PT: { value: 0.2, unit: 'pt', source: 'convention' },
    ROUNDING: { value: 1e-9, unit: 'score', source: 'convention' },
    /** Among equal borders the one nearest to the next header is taken. */
    PRICE_PER_PT: { value: 1e-4, unit: 'score', source: 'convention' },
    ALIGNED_PT: { value: 1, unit: 'pt', source: 'convention' },
    /** Lines without figures may be prose below the list. */
    STARTS_PER_CROSSING: { value: 4, unit: 'count', source: 'convention' },
    /** Least share of rows with a cell at the common edge below a centred header. */
    LEAST_STARTS: { value: 0.8, unit: 'share', source: 'convention' },
    /** Fewer rows may begin alike by chance. */
    FEWEST_BEHIND: { value: 3, unit: 'rows', source: 'convention' },
  },
  findUnheadedRows: {
    /** Fewer rows may stand alike by chance. */
    FEWEST_ROWS: { value: 3, unit: 'rows', source: 'convention' },
    /** Each row has so many where there are fewer rows, or where they stand on the page of the header. */
    FEWEST_DATES: { value: 2, unit: 'dates', source: 'convention' },
  },
  gappedRows: {
    /** Least share of rows with lines on both sides of their amount. */
    LEAST_CENTRED: { value: 0.75, unit: 'share', source: 'convention' },
    /** Most by which a row without a gap may reach further to one side of its amount. */
    OFF_CENTRE: { value: 0.35, unit: 'text heights', source: 'convention' },
    /** Least pairs of rows with lines between them before gaps count. */
    LEAST_PAIRS: { value: 3, unit: 'pairs', source: 'convention' },
    /** Largest share of gaps of each kind that may look like the other kind. */
    OUTLIERS: { value: 0.05, unit: 'share', source: 'convention' },
    /** Least difference between the two kinds of gap, in text heights. */
    CLEARLY: { value: 0.2, unit: 'text heights', source: 'convention' },
  },
  hangingRows: {
    /** Least row starts and continuation lines before an indent counts. */
    LEAST_LINES: { value: 3, unit: 'lines', source: 'convention' },
    /** Least share of the resulting rows with exactly one amount. */
    LEAST_WHOLE: { value: 0.95, unit: 'share', source: 'convention' },
    /** In text heights: tolerance of a shared left edge, least indent, and largest gap above a continuation line. */
    SAME_EDGE: { value: 0.3, unit: 'text heights', source: 'convention' },
    LEAST_INDENT: { value: 0.8, unit: 'text heights', source: 'convention' },
  },
  layoutColumns: {
    /** Share of the amounts below words that no language knows. */
    SOME_MONEY: { value: 0.05, unit: 'share', source: 'convention' },
    /** Share of the values below a name of texts. */
    HALF: { value: 0.5, unit: 'share', source: 'convention' },
    /** Share of the amounts below a name that may also be that of signs. */
    MOST_MONEY: { value: 0.8, unit: 'share', source: 'convention' },
    /** Share of the fullest column's values that makes a column; a few unassigned amounts make none. */
    MOSTLY_FILLED: { value: 0.5, unit: 'share', source: 'convention' },
    MOSTLY_DATED: { value: 0.8, unit: 'share', source: 'convention' },
    /** Share of the table's dates that may be mentioned in descriptions. */
    FEW_DATES: { value: 0.3, unit: 'share', source: 'convention' },
  },
  leaveOtherCalendars: {
    /** Years of which statements may be. */
    FIRST_YEAR: { value: 1980, unit: 'years', source: 'convention' },
    LAST_YEAR: { value: 2050, unit: 'years', source: 'convention' },
    FEWEST_DATES: { value: 2, unit: 'dates', source: 'convention' },
  },
  nameByValues: {
    /** Fewer rows may hold figures by chance. */
    FEWEST_FIGURES: { value: 3, unit: 'rows', source: 'convention' },
  },
  nameOtherDays: {
    /** Farther apart are days of two years, of which none is printed. */
    MOST_DAYS: { value: 180, unit: 'days', source: 'convention' },
  },
  findPlans: {
    /** Amounts of a row: what the purchase cost, what is left, what a month costs. */
    FEWEST_AMOUNTS: { value: 3, unit: 'count', source: 'convention' },
  },
  listLines: {
    /** Part of the words of a line that say so: "no transactions" may be followed by the period or the account. */
    LEAST_SAID: { value: 0.4, unit: 'share', source: 'convention' },
  },
  lookBelow: {
    /** Lines that the first rows of a list may take, each with what continues it. */
    ROWS_WITHIN: { value: 12, unit: 'rows', source: 'convention' },
    MOST_ROWS: { value: 3, unit: 'rows', source: 'convention' },
  },
  pairDates: {
    /** A single pair may be a coincidence. */
    LEAST_PAIRS: { value: 2, unit: 'pairs', source: 'convention' },
    /** Least share of the column's dates in pairs; opening and closing rows may have a single date. */
    MOSTLY_PAIRED: { value: 0.6, unit: 'share', source: 'convention' },
    /** Where zeros stand below amounts: a list may hold rows of zero. */
    NEARLY_ALL: { value: 0.9, unit: 'share', source: 'convention' },
    /** Between two lines of a cell, in text heights. */
    LINE_GAP: { value: 1, unit: 'text heights', source: 'convention' },
  },
  raiseBalances: {
    /** From one row's balance to the next one's. */
    FEWEST_LINKS: { value: 3, unit: 'count', source: 'convention' },
    /** Least share of the lines with amounts between the first and the last row. */
    NEARLY_ALL: { value: 0.8, unit: 'share', source: 'convention' },
    /** Between the line of an amount and that of its balance. */
    LINE_GAP: { value: 1, unit: 'text heights', source: 'convention' },
    /** Between all words and the column that balances are moved to. */
    COLUMN_GAP: { value: 4, unit: 'text heights', source: 'convention' },
  },
  readRecords: {
    /** Least share of the rows with a line of their description under the date. */
    LEAST_FLOWING: { value: 0.75, unit: 'share', source: 'convention' },
    PRICE_PER_PT: { value: 0.001, unit: 'score', source: 'convention' },
    EDGE_PT: { value: 3, unit: 'pt', source: 'convention' },
    /** What ends where a column does outweighs what begins and lies within another. */
    SAME_END: { value: 3, unit: 'score', source: 'convention' },
    SAME_START: { value: 2, unit: 'score', source: 'convention' },
    ZERO_REACH_PT: { value: 30, unit: 'pt', source: 'convention' },
    /** Amounts with one middle that make a column centred. */
    LEAST_CENTRED: { value: 4, unit: 'count', source: 'convention' },
    /** In text heights. */
    SPACE: { value: 0.6, unit: 'text heights', source: 'convention' },
  },
  scoreHeader: {
    /** A second column of a name. */
    SAME_NAME: { value: 0.3, unit: 'score', source: 'convention' },
    /** Price of a word without a meaning: three weigh as much as a column. */
    UNNAMED: { value: 0.34, unit: 'score', source: 'convention' },
    /** Price of an amount beside debit and credit. */
    TORN: { value: 1.5, unit: 'score', source: 'convention' },
    BY_PLACE: { value: 0.3, unit: 'score', source: 'convention' },
    PER_VALUE: { value: 0.02, unit: 'score', source: 'convention' },
    PER_CELL: { value: 0.002, unit: 'score', source: 'convention' },
    /** What words score by their place alone. */
    MOST_BY_PLACE: { value: 0.5, unit: 'score', source: 'convention' },
    /** A date, an amount, and a text between them. */
    FEWEST_NAMES: { value: 3, unit: 'count', source: 'convention' },
    /** A label over its value stands over one. */
    FEWEST_ROWS: { value: 2, unit: 'rows', source: 'convention' },
  },
  settleHeadings: {
    LARGER: { value: 1.2, unit: 'times', source: 'convention' },
    LEAST_DATES: { value: 4, unit: 'dates', source: 'convention' },
    /** Words of a name that no language knows. */
    MOST_WORDS: { value: 3, unit: 'count', source: 'convention' },
    /** Least dates per date that is followed by the name of a section. */
    HEADINGS_TO_DATES: { value: 3, unit: 'times', source: 'convention' },
    /** Least significant difference of two line steps. */
    CLEARLY_PT: { value: 1, unit: 'pt', source: 'convention' },
  },
  settleRowStarts: {
    /** Least dates above rows before one in another form counts. */
    LEAST_STARTS: { value: 4, unit: 'count', source: 'convention' },
    MOST_OUTLIERS: { value: 0.25, unit: 'share', source: 'convention' },
  },
  settleSectionSums: {
    /** One sum may be that of the row below it by chance. */
    LEAST_HEADINGS: { value: 2, unit: 'count', source: 'convention' },
    /** Rows that titles without a known name add up, the first of each aside. */
    LEAST_ADDED: { value: 2, unit: 'rows', source: 'convention' },
  },
  settleCaptions: {
    /** Between a caption and the figure below it. */
    WIDEST_GAP: { value: 1, unit: 'text heights', source: 'convention' },
  },
  settleSums: {
    /** Least rows of an unlabelled sum: with a single row above, the same amount may be paid twice. */
    LEAST_ADDED: { value: 2, unit: 'count', source: 'convention' },
    /** So many are no accident: an amount may be the sum of the two above it. */
    CERTAINLY_ADDED: { value: 4, unit: 'count', source: 'convention' },
  },
  shownLines: {
    SHORT_LIST: { value: 40, unit: 'count', source: 'convention' },
    /** Most lines between the amount and the date of a block. */
    DATE_REACH: { value: 4, unit: 'lines', source: 'convention' },
  },
  titleOf: {
    LEAST_SENTENCE_WORDS: { value: 3, unit: 'words', source: 'convention' },
  },
  unfoldGrids: {
    /** Where in the space between two groups their border lies. */
    BORDER_AT: { value: 0.6, unit: 'share', source: 'convention' },
    /** Above a line that goes on with no row, such as the title of the next list. */
    SET_OFF: { value: 1, unit: 'text heights', source: 'convention' },
    /** Letters and signs that a recogniser may have lost of a name. */
    MOST_LOST: { value: 2, unit: 'count', source: 'convention' },
  },
  valueSpans: {
    /** Share of the values of the fullest column, in a long list. */
    LEAST_OF_MOST: { value: 0.02, unit: 'share', source: 'convention' },
    /** In a column beside which a single value in the texts is none. */
    LEAST_FULL: { value: 8, unit: 'rows', source: 'convention' },
    /** Between an amount and what a margin says beside it. */
    LEAST_LABEL: { value: 2, unit: 'words', source: 'convention' },
    /** A wider gap than two spaces leave. */
    TWO_SPACES: { value: 1.1, unit: 'text heights', source: 'convention' },
    /** Around a mark that stands alone. */
    MARK_GAP: { value: 0.5, unit: 'text heights', source: 'convention' },
    /** Share of the rows with a date that have such a figure. */
    LEAST_BARE: { value: 0.6, unit: 'share', source: 'convention' },
    LEAST_BARE_ROWS: { value: 3, unit: 'rows', source: 'convention' },
    BARE_EDGE_PT: { value: 2, unit: 'pt', source: 'convention' },
  },
  watchListEnd: {
    /** Share of the rows, when a list has rows without a date. */
    LEAST_UNDATED: { value: 0.2, unit: 'share', source: 'convention' },
    /** Behind an amount that fills its cell. */
    GAP_BEHIND: { value: 0.5, unit: 'text heights', source: 'convention' },
    /** Rows further apart than this many usual steps do not belong to one list. */
    LONGEST_STEP: { value: 5, unit: 'times', source: 'convention' },
    /** What is set off from the list stands further below it than this many usual steps. */
    SET_OFF: { value: 1.5, unit: 'times', source: 'convention' },
    /** Its words begin so far right of those of all rows. */
    ASIDE: { value: 2, unit: 'text heights', source: 'convention' },
    /** In front of an amount that is said, and stands in no cell of its own. */
    WORDS_OF_SENTENCE: { value: 5, unit: 'words', source: 'convention' },
  },
});
