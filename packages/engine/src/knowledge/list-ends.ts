/**
 * What banks print below the last row to say that the list is over: "*** END OF STATEMENT ***", "ÚLTIMA LÍNEA", "以下余白".
 * Known weakness: languages that are not among these.
 */
import { normaliseLabel } from './normalise-label.ts';
import { parsePhrases } from './phrase-list.ts';

const ENDS: ReadonlySet<string> = new Set(
  parsePhrases(`end of statement, end of account statement, end of transactions, end of transaction list, end of transaction history, end of list,
  end of report, end of transaction details, last line, statement ends, ende des kontoauszugs, ende kontoauszug, ende des auszugs, ende der umsätze,
  ende der umsatzliste, ende der liste, fin du relevé, fin du relevé de compte, fin de relevé, fin des opérations, fin de liste, dernière ligne,
  última línea, fin del estado de cuenta, fin de estado de cuenta, fin estado de cuenta, fin de movimientos, fin de los movimientos, fin del extracto,
  fin de extracto, fin del reporte, fin de reporte, fim do extrato, fim de extrato, fim do extracto, fim dos lançamentos, fim dos movimentos, última linha,
  fine estratto conto, fine dell'estratto conto, fine movimenti, fine lista movimenti, fine elenco, einde afschrift, einde rekeningafschrift,
  einde overzicht, einde rekeningoverzicht, koniec wyciągu, koniec zestawienia, koniec listy, konec výpisu, koniec výpisu, kraj izvoda, kraj izvatka,
  kivonat vége, számlakivonat vége, sfârșit extras, sfârșit extras de cont, sfârșitul extrasului, slut på kontoutdrag, slut på kontoudskrift,
  slut på kontoudtog, slutt på kontoutskrift, slutt på kontoutdrag, tiliotteen loppu, tiliote päättyy, ekstre sonu, hesap özeti sonu, liste sonu,
  конец выписки, кінець виписки, край на извлечението, τέλος κατάστασης, akhir laporan, akhir mutasi, akhir penyata, tamat penyata, kết thúc sao kê,
  สิ้นสุดรายการ, 以下空白, 以下余白, 이하여백, 이하 여백, نهاية كشف الحساب, סוף דף חשבון`).map(normaliseLabel),
);

/** The whole text says so; marks around it do not count. */
export function isListEnd(text: string): boolean {
  return ENDS.has(normaliseLabel(text));
}
