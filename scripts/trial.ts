/**
 * EXTRACTO_TRIAL=1 tries a command that takes minutes: it does all that it does otherwise, over the least of what it measures,
 * judges no times and writes no figures anywhere. The documentation's tests run it so.
 */
export const IS_TRIAL = process.env.EXTRACTO_TRIAL === '1';
