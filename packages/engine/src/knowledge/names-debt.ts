import { normaliseLabel } from './normalise-label.ts';
import { parsePhrases } from './phrase-list.ts';

/** Words in the name of a balance that put it below zero: "Solde débiteur au 30/11". One that names both sides says nothing. */
const BELOW_ZERO: ReadonlySet<string> = new Set([
  'debiteur',
  'deudor',
  'devedor',
  'debitore',
  'overdrawn',
  'sollsaldo',
]);
const ABOVE_ZERO: ReadonlySet<string> = new Set(['crediteur', 'acreedor', 'credor', 'creditore', 'habensaldo']);

/** `words` in normal form. */
export function namesDebt(words: readonly string[]): boolean {
  return words.some((word) => BELOW_ZERO.has(word)) && !words.some((word) => ABOVE_ZERO.has(word));
}

/** What loans call the column of their balances; "principal balance" is that of a deposit, too. */
const PRINCIPAL: ReadonlySet<string> = new Set(
  parsePhrases(
    `outstanding, outstanding principal, principal outstanding, outstanding principal balance, loan balance, loan outstanding,
    outstanding loan balance, outstanding debt, amount owed, amount owing, balance owed, balance owing, capital em dívida, saldo da dívida,
    valor em dívida, capital pendiente, capital vivo, deuda pendiente, saldo de la deuda, saldo insoluto, saldo adeudado, capital restant dû,
    solde restant dû, restant dû, debito residuo, restschuld, restdarlehen, darlehensstand, darlehenssaldo, restant hoofdsom, restgæld,
    restgjeld, restskuld, kapitalskuld, jäljellä oleva pääoma, lainapääoma, kapitał pozostały do spłaty, saldo zadłużenia, zůstatek jistiny,
    zostatok istiny, fennálló tőke, tőketartozás, credit restant, kalan anapara, kalan borç, baki pinjaman, baki pembiayaan, sisa pokok,
    остаток долга, остаток ссудной задолженности, залишок заборгованості, υπόλοιπο κεφαλαίου, ανεξόφλητο υπόλοιπο, dư nợ, dư nợ gốc,
    借入残高, 融資残高, 贷款余额, 贷款本金余额, 대출잔액`,
  ).map(normaliseLabel),
);

/** "Capital em dívida (EUR)" */
export function namesPrincipal(header: string): boolean {
  return PRINCIPAL.has(normaliseLabel(header));
}
