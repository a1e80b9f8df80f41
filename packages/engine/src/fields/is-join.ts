/** Words between two dates; "au" of "du 1 au 31", "to the", "bis zum". Libraries print "·" for a dash that their font lacks. */
const JOIN =
  /^(?:[-–—~～〜→/·]+|to|the|thru|through|and|until|till?|bis|zum|einschl\.?|a|à|al|au|y|e|et|até|ate|hasta|el|tot|en|met|t\/m|tem|do|dnia|och|til|og|med|по|до|και|έως|εως|ως|μέχρι|sampai|dengan|s\/d|s\.d\.?|hingga|ila|ile|arası|până|pana|la|ir|és|to:|al:|إلى|עד|至|到|から|부터)$/iu;

/** Tells whether a word joins the two ends of a period. */
export function isJoin(text: string): boolean {
  return JOIN.test(text) || JOIN.test(text.replace(/:$/, ''));
}
