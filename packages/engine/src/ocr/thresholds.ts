/** The numbers by which this stage decides, by the file that uses them. */
import { defineThresholds } from '@extracto/model';

export const OCR = defineThresholds({
  joinSpacedLetters: {
    /** Fewer side by side are initials. */
    LEAST_SINGLES: { value: 4, unit: 'letters', source: 'convention' },
    /** In heights of the line's tallest word: words of one text stand nearer, and letter-spacing varies by less than a space. */
    WIDEST_GAP: { value: 2, unit: 'text heights', source: 'convention' },
    UNEVEN: { value: 0.2, unit: 'text heights', source: 'convention' },
    /** A longer word must come out; else the pieces are initials or marks that happen to stand side by side. */
    LEAST_JOINED: { value: 4, unit: 'letters', source: 'convention' },
  },
  shared: {
    /** As in Helvetica, Times and Courier within a few hundredths. */
    CAP_HEIGHT: { value: 0.72, unit: 'em', source: 'convention' },
    POINTS_PER_INCH: { value: 72, unit: 'count', source: 'definition' },
    PAPER: { value: 255, unit: 'gray level', source: 'definition' },
  },
  chooseModel: {
    /** Mean confidence of the letters below which the page may be in another script. */
    STRANGE_SCRIPT: { value: 0.7, unit: 'confidence', source: 'convention' },
    /** Least confidence of a model in letters of its own script. */
    KNOWS_SCRIPT: { value: 0.7, unit: 'confidence', source: 'seen: for other scripts it is hardly above 0.5' },
    /** Least gain in confidence over the first model. */
    CLEARLY_SURER: { value: 0.15, unit: 'confidence', source: 'convention' },
    /** Loss of confidence allowed to the model of the printed language, which has more accented letters to choose from. */
    AS_SURE: { value: 0.03, unit: 'confidence', source: 'convention' },
    /** Least score of the best language; two or three words of the lexicon may be a coincidence. */
    CLEAR_SCORE: { value: 5, unit: 'score', source: 'convention' },
    /** Share of the best score from which another language is possible too. */
    RIVAL: { value: 0.5, unit: 'share', source: 'convention' },
  },
  collectInk: {
    COARSE_DPI: { value: 75, unit: 'dpi', source: 'convention' },
    INK_BELOW: { value: 190, unit: 'gray level', source: 'convention' },
    MOST_INK: { value: 60_000, unit: 'pixels', source: 'convention' },
    /** Letters run together on the coarse copy. What is longer is a rule, a frame, a band or a picture. */
    LONGEST_WORD_INCHES: { value: 1.2, unit: 'inches', source: 'convention' },
  },
  correctGreek: {
    /** Fewer letters behind amounts are misread; marks appear in row after row. */
    FEWEST_MARKS: { value: 3, unit: 'count', source: 'convention' },
    /** Largest gap, in heights of the word in front. */
    BESIDE: { value: 2, unit: 'text heights', source: 'convention' },
  },
  correctMonths: {
    /** In heights of the day: the gap behind it, and how far months of one column begin from each other. */
    BEHIND: { value: 0.8, unit: 'text heights', source: 'convention' },
    SAME_COLUMN: { value: 0.6, unit: 'text heights', source: 'convention' },
    LEAST_CONNECTORS: { value: 3, unit: 'count', source: 'convention' },
  },
  cropFigure: {
    /** In em, above and below the baseline. */
    ABOVE: { value: 0.93, unit: 'em', source: 'convention' },
    BELOW: { value: 0.37, unit: 'em', source: 'convention' },
    LEAST_WIDTH: { value: 48, unit: 'pixels', source: 'convention' },
    MOST_WIDTH: { value: 640, unit: 'pixels', source: 'convention' },
    /** Paler than any dash; grains of paper are paler. */
    INK_BELOW: { value: 200, unit: 'gray level', source: 'convention' },
    /** In em, left around the ink; the last letter is lost more easily than the first. */
    BEFORE: { value: 0.22, unit: 'em', source: 'convention' },
    BEHIND: { value: 0.4, unit: 'em', source: 'convention' },
  },
  cutHead: {
    LINES: { value: 8, unit: 'lines', source: 'convention' },
    INK_BELOW: { value: 150, unit: 'gray level', source: 'convention' },
    /** Least dark pixels in an inked pixel row; dust has fewer. */
    LEAST_INK: { value: 3, unit: 'pixels', source: 'convention' },
    /** Least height of a line of text; anything lower is the remains of a ruling. */
    LEAST_HEIGHT_INCHES: { value: 0.05, unit: 'inches', source: 'convention' },
    /** Largest share of the page that is worth reading twice. */
    MOST_OF_PAGE: { value: 0.4, unit: 'share', source: 'convention' },
  },
  denoise: {
    DARK_BELOW: { value: 128, unit: 'gray level', source: 'convention' },
    LEAST_OF_TWO_COLOURS: { value: 0.97, unit: 'share', source: 'convention' },
    SAMPLE_STEP: { value: 7, unit: 'pixels', source: 'convention' },
    /** Size and spacing of the windows in which dots are counted. */
    WINDOW_INCHES: { value: 0.08, unit: 'inches', source: 'convention' },
    STEP_PX: { value: 4, unit: 'pixels', source: 'convention' },
    /** Least share of the colour changes expected by chance. */
    LEAST_CHANGES: { value: 0.75, unit: 'share', source: 'convention' },
    /** Radius of the window whose mean becomes a pixel's gray. */
    REACH_PX: { value: 2, unit: 'pixels', source: 'convention' },
  },
  eraseBars: {
    INK_BELOW: { value: 160, unit: 'gray level', source: 'convention' },
    /** Higher than `INK_BELOW`: a bar is hardly wider than a pixel, and may lie between two of them. */
    FAINT_BELOW: { value: 190, unit: 'gray level', source: 'convention' },
    LEAST_HEIGHT_INCHES: { value: 0.07, unit: 'inches', source: 'convention' },
    MOST_HEIGHT_INCHES: { value: 0.3, unit: 'inches', source: 'convention' },
    MOST_WIDTH_INCHES: { value: 0.025, unit: 'inches', source: 'convention' },
    /** Horizontal drift from one bar to the next, from remaining skew and blurred strokes. */
    DRIFT_INCHES: { value: 0.012, unit: 'inches', source: 'convention' },
    /** Uneven ends of the pixel columns of one stroke. */
    RAGGED_PX: { value: 4, unit: 'pixels', source: 'convention' },
    /** Gap within a stroke that a fax has broken, exclusive. */
    GAP_INCHES: { value: 0.015, unit: 'inches', source: 'convention' },
    /** Largest difference in height between bars of one column, as a share of the height. */
    SAME_HEIGHT: { value: 0.12, unit: 'share', source: 'convention' },
    LEAST_BARS: { value: 5, unit: 'count', source: 'convention' },
    /** Height of the margins at the bottom and top of a bar, where hardly any letter prints, as a share of its height. */
    MARGIN: { value: 0.12, unit: 'share', source: 'convention' },
    /** Largest ink density in the margins relative to the whole height. */
    MOST_IN_MARGIN: { value: 0.2, unit: 'share', source: 'seen: typed bars had at most 0.12, "zł" 0.29 and more' },
    /** Share of a stroke's height that dust may touch on either side. */
    GRAINS: { value: 0.1, unit: 'share', source: 'convention' },
    /** Largest share of a column's bars with a gap in that range. */
    MOST_BROKEN: { value: 0.5, unit: 'share', source: 'convention' },
    /** Mean offset of the middle of a column's strokes from their ends; for bars the offsets cancel. */
    BOW_INCHES: { value: 0.002, unit: 'inches', source: 'convention' },
    BEYOND_INCHES: { value: 0.015, unit: 'inches', source: 'convention' },
    /** Least share of bars that span the letters beside them, among the bars with letters beside them. */
    LEAST_REACHING: { value: 0.7, unit: 'share', source: 'convention' },
  },
  eraseRulings: {
    INK_BELOW: { value: 160, unit: 'gray level', source: 'convention' },
    LEAST_LENGTH_INCHES: { value: 0.5, unit: 'inches', source: 'convention' },
    MOST_THICKNESS_INCHES: { value: 0.025, unit: 'inches', source: 'convention' },
    MOST_GAP_PX: { value: 3, unit: 'pixels', source: 'convention' },
    SAME_RULING_PT: { value: 2, unit: 'pt', source: 'convention' },
  },
  eraseLeaningRulings: {
    /** A border a pixel wide is so pale where it lies between two rows of pixels of the camera. */
    FAINT_BELOW: { value: 220, unit: 'gray level', source: 'seen: 175 to 215 on photographs at 130 dpi' },
    LEAST_LENGTH_INCHES: { value: 0.5, unit: 'inches', source: 'convention' },
    MOST_THICKNESS_INCHES: { value: 0.03, unit: 'inches', source: 'convention' },
    MOST_GAP_INCHES: { value: 0.03, unit: 'inches', source: 'convention' },
    /** Tall letters on close lines have ink in two of three rows. */
    LEAST_INKED: { value: 0.8, unit: 'share', source: 'convention' },
    /** In lengths of the border, from the straight line between its ends. */
    MOST_BENT: { value: 0.02, unit: 'share', source: 'seen: up to 0.016 on photographs of curled sheets' },
    /** Columns a row. */
    MOST_LEANING: { value: 0.05, unit: 'share', source: 'convention' },
    LEAST_THIN: { value: 0.8, unit: 'share', source: 'convention' },
  },
  estimateSkew: {
    MOST_DEG: { value: 8, unit: 'degrees', source: 'convention' },
    /** Columns of figures line up too, but less sharply than rows of text. */
    SIDEWAYS_RATIO: { value: 1.3, unit: 'times', source: 'convention' },
    /** Between this and its inverse the letters themselves are asked: short rows of wide signs line up in both directions. */
    CLEAR_RATIO: { value: 2.5, unit: 'times', source: 'convention' },
  },
  estimateTilt: {
    /** Search range: rows are about level already, columns are not. */
    ROW_REACH: { value: 0.012, unit: 'share', source: 'convention' },
    COLUMN_REACH: { value: 0.04, unit: 'share', source: 'convention' },
    /** Gain in sharpness that shows perspective. */
    CLEARLY_SHARPER: {
      value: 1.12,
      unit: 'times',
      source: 'seen: flatbed scans with text gained at most a factor of 1.1',
    },
    /** Smallest fan that counts as perspective: two pixels on a page 2,000 pixels wide. */
    LEAST_FAN: { value: 0.004, unit: 'share', source: 'convention' },
    /** Least share of the page that most pixels must cover: a few lines in one place tell nothing about the rest. A column of amounts far right of all text shows the rows, though it has hardly a tenth of the pixels; a line at the foot of a page does not show the columns. */
    LEAST_SPREAD: { value: 0.3, unit: 'share', source: 'convention' },
  },
  findFigureColumns: {
    LEAST_FIGURES: { value: 4, unit: 'count', source: 'convention' },
    /** In em. */
    SAME_EDGE: { value: 0.4, unit: 'em', source: 'convention' },
  },
  findMinus: {
    INK_BELOW: { value: 165, unit: 'gray level', source: 'convention' },
    /** All in em. */
    REACH: { value: 0.85, unit: 'em', source: 'convention' },
    INSIDE: { value: 0.6, unit: 'em', source: 'convention' },
    GAP: { value: 0.4, unit: 'em', source: 'convention' },
    CLEARANCE: { value: 0.1, unit: 'em', source: 'convention' },
    THICKNESS: { value: 0.22, unit: 'em', source: 'convention' },
    TALL: { value: 0.45, unit: 'em', source: 'convention' },
    TIP: { value: 0.16, unit: 'em', source: 'convention' },
  },
  findOverlooked: {
    BELIEVED: { value: 0.6, unit: 'confidence', source: 'convention' },
    /** Marks for debit, credit, and neither. */
    MOST_MARKS: { value: 3, unit: 'count', source: 'convention' },
    /** In em. */
    MARGIN: { value: 0.2, unit: 'em', source: 'convention' },
    PIECE_GAP: { value: 0.6, unit: 'em', source: 'convention' },
    MOST_LETTERS_OF_DAY: { value: 3, unit: 'letters', source: 'convention' },
    /** Least ink of a figure, as a share of a square em; a dash and dust have less. */
    LEAST_INK: { value: 0.12, unit: 'em', source: 'convention' },
    /** Least distance between two lines, in em; closer ones overlap in the image. */
    SAME_LEVEL: { value: 0.9, unit: 'em', source: 'convention' },
    INK_BELOW: { value: 150, unit: 'gray level', source: 'convention' },
  },
  levelBackground: {
    TILE_INCHES: { value: 0.16, unit: 'inches', source: 'convention' },
    /** Share of a tile's pixels that are brighter than its estimated paper. */
    BRIGHTER: { value: 0.15, unit: 'share', source: 'convention' },
    PRINTED_BELOW: { value: 0.5, unit: 'share', source: 'convention' },
    /** Brightness, relative to the paper within `BAND_TILES` above and below, under which a tile is a printed band. */
    BAND_BELOW: { value: 0.58, unit: 'share', source: 'convention' },
    BAND_TILES: { value: 3, unit: 'count', source: 'convention' },
  },
  lightenBands: {
    INK_BELOW: { value: 150, unit: 'gray level', source: 'convention' },
    SLICE_INCHES: { value: 0.12, unit: 'inches', source: 'convention' },
    /** Half dark already, since levelling has blurred what was one pixel. */
    SPECK_BELOW: { value: 210, unit: 'gray level', source: 'convention' },
    /** The side of a square; the dot of an i is larger. */
    LARGEST_SPECK_INCHES: { value: 0.0145, unit: 'inches', source: 'convention' },
  },
  mergeReadings: {
    /** Confidence of a figure that both readers agree on, and of one that they read differently or only one read. */
    CONFIRMED: { value: 0.95, unit: 'confidence', source: 'convention' },
    UNCONFIRMED: { value: 0.8, unit: 'confidence', source: 'convention' },
    DIFFERENT: { value: 0.5, unit: 'confidence', source: 'convention' },
    /** Confidence below which the second reader has guessed. */
    GUESSED: { value: 0.35, unit: 'confidence', source: 'convention' },
    SURE: { value: 0.6, unit: 'confidence', source: 'convention' },
    /** Least confidence in the digits alone. */
    SURE_DIGITS: {
      value: 0.85,
      unit: 'confidence',
      source: 'seen: on generated scans such digits were nearly always right',
    },
  },
  placeWords: {
    X_HEIGHT: { value: 0.52, unit: 'em', source: 'convention' },
    DESCENDER: { value: 0.21, unit: 'em', source: 'convention' },
    COMMA_TAIL: { value: 0.14, unit: 'em', source: 'convention' },
    ASCENT: { value: 0.78, unit: 'em', source: 'convention' },
    DESCENT: { value: 0.22, unit: 'em', source: 'convention' },
    /** In em, of a usual letter and of a mark beside it; shorter words tell nothing by their width. */
    LETTER_WIDTH: { value: 0.55, unit: 'em', source: 'convention' },
    MARK_WIDTH: { value: 0.3, unit: 'em', source: 'convention' },
    LEAST_LETTERS: { value: 3, unit: 'letters', source: 'convention' },
    /** Words whose size differs by less are set in one size. */
    SAME_SIZE: { value: 0.3, unit: 'share', source: 'convention' },
    SAME_BASELINE: { value: 0.25, unit: 'em', source: 'convention' },
    /** Less sure marks without letters or digits are dirt, as are one or two small letters apart from all text. */
    DIRT_BELOW: { value: 0.5, unit: 'confidence', source: 'convention' },
    /** In heights of the next word: words of one text stand nearer. */
    SPECK_APART: { value: 1, unit: 'text heights', source: 'convention' },
    /** Gray of the faintest print. */
    PRINT_BELOW: { value: 180, unit: 'gray level', source: 'convention' },
    SMALLEST_EM_PT: { value: 3, unit: 'pt', source: 'convention' },
    /** In widths of the widest other digit. */
    WIDE: { value: 1.4, unit: 'times', source: 'convention' },
    MOST_PLAIN_DIGITS: { value: 7, unit: 'digits', source: 'definition' },
    MOST_DIGITS: { value: 12, unit: 'digits', source: 'convention' },
    /** In em: a dash stands up to so far from its digits. */
    ROOM_BEFORE: { value: 0.75, unit: 'em', source: 'convention' },
    ROOM_BEHIND: { value: 0.5, unit: 'em', source: 'convention' },
  },
  readFigure: {
    MOST_ALTERNATIVES: { value: 16, unit: 'count', source: 'convention' },
    SURE_SHARE: { value: 0.7, unit: 'share', source: 'convention' },
    SURE_SHARE_OF_COMMAS: { value: 0.5, unit: 'share', source: 'convention' },
    LEAST_AMOUNTS: { value: 4, unit: 'count', source: 'convention' },
    LEAST_SHARE_BEHIND_GROUPS: { value: 0.3, unit: 'share', source: 'convention' },
  },
  recognisePage: {
    /** Text of 6 points and more reads best here; finer costs time and brings noise. */
    WORKING_DPI: { value: 220, unit: 'dpi', source: 'convention' },
    /** Below, the page may stand on its head. */
    READS_BADLY: { value: 0.65, unit: 'confidence', source: 'convention' },
    /** Show the script of a page. */
    FEW_LINES: { value: 24, unit: 'lines', source: 'convention' },
  },
  regroupWords: {
    /** In heights of a digit. */
    CLOSE: { value: 0.8, unit: 'text heights', source: 'convention' },
    APART: { value: 0.2, unit: 'text heights', source: 'convention' },
    /** In heights of a digit: between the ink of a "1" and of the next group of a typewriter, and how much further text stands. */
    GROUP_GAP: { value: 1.6, unit: 'text heights', source: 'convention' },
    FROM_TEXT: { value: 1.5, unit: 'text heights', source: 'convention' },
    /** Marks are misread here and there, columns touch in row after row. */
    LEAST_TOUCHING: { value: 3, unit: 'count', source: 'convention' },
  },
  sampleLetters: {
    MOST_RUNS: { value: 8, unit: 'count', source: 'convention' },
    /** Pixels of paper around a run. */
    MARGIN: { value: 6, unit: 'pixels', source: 'convention' },
  },
  splitCurrency: {
    /** As often the amounts of a page have the same currency in front, others have what is read like it. */
    LEAST_ALIKE: { value: 3, unit: 'count', source: 'convention' },
  },
});
