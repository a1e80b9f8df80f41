/** Addresses that more than one part of the web points to. */

/** On a public page, which is a document of its own: links in the console say `reloadDocument`, or lose the anchor. */
export const ADD_EXTRACTIONS_PATH = '/#pricing';
