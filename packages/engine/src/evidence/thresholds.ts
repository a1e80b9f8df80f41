/** The numbers by which this stage decides, by the file that uses them. */
import { defineThresholds } from '@extracto/model';

export const EVIDENCE = defineThresholds({
  reportImages: {
    /** Least width of such an image, as a share of the rows' width. */
    WIDE: { value: 0.5, unit: 'share', source: 'convention' },
    /** Least height, in heights of the page's type: a line of small print. */
    LINE_HEIGHTS: { value: 0.8, unit: 'text heights', source: 'convention' },
    /** Tolerance for a letterhead, which is printed in the same place on every page. */
    SAME_PLACE_PT: { value: 2, unit: 'pt', source: 'convention' },
  },
});
