/** Of the button that chooses files: where the focus goes when nothing nearer is left. */
export const DROP_ZONE_ID = 'drop-zone';
