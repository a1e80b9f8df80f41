/** Id of the button that chooses files. It takes the focus when nothing nearer is left. */
export const DROP_ZONE_ID = 'drop-zone';
