/**
 * Words by which a list gives itself away as one of the owner's own books, as accounting programs print them: titles that are all of
 * their line, and names of columns. In folded form (`foldText`). Known weakness: languages that are not among these.
 */
import { foldText } from './normalise-label.ts';
import { rememberByText } from './remember-by-text.ts';

const parse = (text: string): ReadonlySet<string> => new Set(text.split(',').map((phrase) => phrase.trim()));

const TITLES =
  parse(`ledger account, general ledger, general ledger account, general ledger report, nominal ledger, nominal activity, cash book,
  kontoblatt, kontenblatt, sachkontoblatt, grand livre, grand-livre, grand livre general, libro mayor, mayor contable, libro de bancos, mastrino, partitario,
  scheda contabile, livro razao, razao contabil, grootboek, grootboekkaart, huvudbok, hovedbok, karta konta, hlavni kniha`);

const RECEIVABLES =
  parse(`accounts receivable, account receivable, receivables, debtors ledger, debtor ledger, sales ledger, customer ledger, kundenkonto, debitorenkonto,
  debitorenkontoblatt, cuentas por cobrar, scheda cliente, partitario clienti, contas a receber, debiteurenkaart, kundreskontra, asiakasreskontra, kartu piutang, buku piutang`);

const COLUMNS = parse('vch type, voucher type');

/** The text of a whole line. */
export const isTitleOfBook = rememberByText((text) => TITLES.has(foldText(text)));

/** The list is of what a customer owes its owner: the text of a line begins with its title. */
export const isTitleOfReceivables = rememberByText((text) => {
  const folded = foldText(text);
  return RECEIVABLES.values().some((title) => folded === title || folded.startsWith(`${title} `));
});

/** The names of all columns, from left to right. */
export function namesColumnOfBook(header: string): boolean {
  const text = ` ${foldText(header)} `;
  return COLUMNS.values().some((phrase) => text.includes(` ${phrase} `));
}
