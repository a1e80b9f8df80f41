/** Addresses that more than one part of the web points to. */

/** Takes `?plan=start` or `?plan=pro`. */
export const ADD_EXTRACTIONS_PATH = '/console/purchase';

/** In the query of the console's address: whoever has no account yet begins by creating one. */
export const TRIAL = 'trial';
