/**
 * Readings that the arithmetic of a statement cannot tell apart, by stable codes. A result says the sentence; whoever counts
 * or translates them takes the code.
 */
export const AMBIGUITIES = {
  scale_open:
    'three digits behind the only mark of each amount are thousands, or decimals of a currency that is not named',
  figures_garbled: 'signs that have no name stand between the digits of figures',
  day_month_open: 'day and month of the dates can be read either way',
  month_open: 'the month of the dates can be read in two ways',
  year_not_printed: 'no period is printed that gives the dates their year',
  year_open: 'the year of the dates can be read in two ways',
  dates_missing: 'the dates of some rows were not found',
  booking_date_open: 'two dates stand on each row, and nothing says which of them is the day of the booking',
  two_days_on_row: 'a row prints two different days where the others print one',
  end_day_out_of_order: 'the first or the last day of a list stands out of the order that its other days keep',
  weekday_wrong: 'a day of the week that is printed beside a date is not the day of that date',
  liability_sign_open: "we can't tell whether these are charges or payments",
  lone_amount_turned: 'a lone amount is signed against the balances',
  minus_as_credit: 'amounts with a minus are read as money in',
  ends_not_labelled: 'opening and closing balance carry no label that is known; only their difference fits',
  page_missing: 'the list goes on over a page that is not in the document',
  signs_open: 'the signs of the amounts can be read in two ways',
  foreign_mark: 'a figure bears the mark of another currency than the account',
  one_digit_off: 'a figure differs in one digit from a balance or a total of the rows',
  mark_ignored: 'a sign or a mark that some amounts print is read as none',
  sides_exchanged: 'amounts below the name of one side are read as those of the other',
  both_sides_filled: 'a row fills in the columns of both sides',
  rows_left_out: 'rows that may belong to the list were left out of it',
  rows_not_needed: 'some rows come to zero together, and no printed figure would miss them',
  lists_differ: 'a second list differs from the first',
  accounts_parted: 'no words say that another account begins where the running balance begins anew',
  rows_in_image: 'an image on the page may show rows that were not read',
  rows_repeated: 'the same rows stand in an earlier statement of the document',
  dates_unsure: 'the dates of some rows were recognised without certainty',
  year_unsure: 'the year of some rows was recognised without certainty',
} as const;

export type AmbiguityCode = keyof typeof AMBIGUITIES;

const CODES: ReadonlyMap<string, AmbiguityCode> = new Map(
  Object.entries(AMBIGUITIES).map(([code, sentence]) => [sentence, code as AmbiguityCode]),
);

/** `other_reading` for a sentence of a result that is older than its code. */
export function codeOfAmbiguity(sentence: string): AmbiguityCode | 'other_reading' {
  return CODES.get(sentence) ?? 'other_reading';
}
