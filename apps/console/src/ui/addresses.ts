/** Addresses that more than one part of the web points to. */
export const ADD_EXTRACTIONS_PATH = '/#pricing';
