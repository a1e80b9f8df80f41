/** Wordings that read like a translation. The style of the house names a better one for each. */
export const DO_NOT_SAY: readonly RegExp[] = [
  /\b[Oo]f the (?:date|word|line|row) of which\b/,
  /\bWhat is kept (?:was|is|when)\b/,
  /\bholds for (?:earlier|existing) jobs\b/,
  /\bwhat hands made\b/i,
  /\bmountain does not hold up\b/,
  /\bWaiting for a free reader\b/,
  /\bCannot be proved\b/,
  /\bSums do not match\b/,
  /\bsigned as for money (?:held|owed)\b/,
  /\bwhich the rows do not say\b/,
  /\bXTS and \S+ are missing\b/,
  /\bAs the service: \d/,
  /\bis no download\b/,
  /\bCannot be redeemed at present\b/,
  /\bhas no page behind it\b/,
  /\bthat was not you\?/,
  /\bgave no end\b/,
  /\bwhose word is taken\b/,
  /\b[Oo]ur (?:name|secret|password) at the (?:issuer|mail server|chat provider)\b/,
];

/** Words for which the engine has another one, with which it names the same thing everywhere: see the comment of each. */
export const OTHER_WORDS: readonly RegExp[] = [
  // field
  /(?<![a-zA-Z])[fF]acts?(?![a-z])/,
  // statement boundary
  /StatementEvent/,
  // row start, continuation line
  /[oO]pener/,
  // unassigned; outlier
  /\b[sS]tray/,
  // missing page
  /[lL]ost ?[sS]heet/,
  // day-only date
  /[bB]are ?[dD]ay/,
  // liability sign
  /[fF]ace ?[dD]ebt/,
  // line image, line recogniser
  /[sS]trip ?[nN]etwork|[rR]eadStrip|cutStrip/,
  // control figure
  /[cC]laim[A-Z]/,
  // ambiguity, reason
  /\b[dD]oubt/,
];
