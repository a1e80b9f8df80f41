/**
 * The kind of a booking, by the words that banks print for it: "Lastschrift", "CARD PAYMENT", "virement". The first of them counts, and
 * of two that begin together the longer one, so a "transfer fee" is a fee. No list of merchants.
 * Known weakness: a name that is such a word ("Salary Solutions Ltd") is taken for one.
 */
import type { Transaction } from '@extracto/model';
import { foldText } from './normalise-label.ts';

export type TransactionKind = NonNullable<Transaction['kind']>;

const WORDS: Readonly<Record<TransactionKind, string>> = {
  card_payment: `card payment, card purchase, card transaction, debit card purchase, debit card payment, pos purchase, pos debit, pos, eftpos, visa purchase, visa debit, debit card, check card, check card purchase, contactless, contactless payment, point of sale, chip purchase, kartenzahlung, kartenumsatz, girocard, debitkartenzahlung, carte, paiement carte, paiement par carte, achat carte, facture carte, compra tarjeta, pago con tarjeta, compra con tarjeta, tarjeta, compra cartao, compra no debito, compra debito, pagamento pos, pagamento carta, pagamento tramite pos, betaalautomaat, bea, betaalpas, kortkop, korttiosto, kortkjop, varekjop, visa varekjop, dankort, dankort nota, platnosc karta, zakup karta, transakcja karta, transakcja karta platnicza, operacja karta, platba kartou, nakup kartou, transakce platebni kartou, transakce kartou, transakcia kartou, placilo s kartico, nakup s kartico, kupovina na pos terminalu, kupovina karticom, placanje karticom, куповина на пос терминалу, плаћање картицом, плаќање со картичка, blerje me karte, blerje ne pos, pagese me karte, compra amb targeta, pagament amb targeta, compra targeta, kartyas vasarlas, vasarlas kartyaval, kartyas fizetes, plata card, tranzactie comerciant, kart harcamasi, alisveris, оплата картой, оплата товаров, покупка, pembayaran kartu`,
  direct_debit: `direct debit, dd, preauthorized debit, pre authorized debit, automatic payment, lastschrift, basislastschrift, sepa lastschrift, einzugsermachtigung, lastschrifteinzug, prelevement, prelevement sepa, prlv, prlv sepa, domiciliacion, adeudo, recibo, adeudo domiciliado, debito automatico, debito direto, addebito diretto, addebito sdd, addebito sepa, incasso, automatische incasso, sepa incasso, domiciliering, autogiro, avtalegiro, betalingsservice, polecenie zaplaty, inkaso, direktna obremenitev, rebut, rebut domiciliat, sipo, csoportos beszedes, otomatik odeme, fatura odeme, fatura odemesi, debitare directa, nach dr, nach debit, nach ecs, ach debit, ach d, ecs`,
  transfer: `transfer, wire transfer, bank transfer, online transfer, faster payment, fps, standing order, standing instruction, bill payment, e transfer, interac e transfer, neft, imps, rtgs, upi, zelle, uberweisung, dauerauftrag, echtzeituberweisung, umbuchung, ubertrag, eigenubertrag, sepa uberweisung, onlineuberweisung, virement, virement sepa, vir, vir sepa, vir inst, transferencia, transferencia recibida, traspaso, spei, pix, ted, doc, bonifico, giroconto, overschrijving, overboeking, overforing, overforsel, swish, vipps, mobilepay, tilisiirto, przelew, prevod, uhrada, trvaly prikaz, prijata platba, odoslana platba, nakazilo, trajni nalog, prenos sredstava, пренос средстава, трајни налог, пренос на средства, траен налог, transferte, transferta, traspas, utalas, atutalas, transfer bancar, virament, havale, para gonderme, para transferi, eft, fast, перевод, переказ, μεταφορα, transfer dana, trsf`,
  cash: `atm, atm withdrawal, cash withdrawal, cash deposit, cash machine, cashpoint, cash, geldautomat, bargeldauszahlung, auszahlung, bargeld, gaa, retrait, retrait dab, retrait especes, versement especes, cajero, retiro cajero, reintegro, disposicion cajero, deposito en efectivo, saque, saque eletronico, prelievo, prelievo bancomat, versamento contanti, geldautomaat, gea, geldopname, uttag, bankomat, kontantuttag, minibank, otto, nosto, wyplata z bankomatu, wyplata, wplata gotowki, vyber z bankomatu, vyber hotovosti, vklad hotovosti, hotovostny vklad, dvig na bankomatu, dvig gotovine, polog gotovine, isplata na bankomatu, podizanje gotovine, uplata gotovine, исплата на банкомату, подизање готовине, уплата готовине, подигање готовина, terheqje ne atm, terheqje atm, terheqje cash, depozitim cash, reintegrament, reintegrament caixer, ingres en efectiu, keszpenzfelvetel, retragere numerar, nakit cekme, para cekme, para yatirma, снятие наличных, выдача наличных, tarik tunai`,
  fee: `fee, service fee, service charge, account fee, monthly fee, monthly service fee, monthly account fee, maintenance fee, atm fee, atm withdrawal fee, transfer fee, wire fee, foreign transaction fee, overdraft fee, card fee, annual fee, late fee, commission, bank charge, bank charges, gebuhr, entgelt, kontofuhrung, kontofuhrungsgebuhr, entgeltabschluss, abschluss, frais, frais bancaires, cotisation, commission d intervention, comision, comisiones, cuota anual, tarifa, tar, tarifa bancaria, commissione, commissioni, canone, canone mensile, spese, kosten, pakketkosten, avgift, arsavgift, gebyr, arsgebyr, palvelumaksu, oplata, oplata za, prowizja, poplatek, poplatok, poplatky, nadomestilo, provizija, naknada, провизија, накнада, надоместок, komision, komisione, provizion, comissio, comissions, dij, jutalek, comision administrare, masraf, ucret, komisyon, комиссия, комісія, плата за, biaya, biaya admin`,
  interest: `interest, interest paid, interest credit, interest charged, interest charge, debit interest, credit interest, interest earned, zinsen, habenzinsen, sollzinsen, zinsgutschrift, interets, interets debiteurs, intereses, juros, rendimento, interessi, rente, ranta, rantor, renter, korko, odsetki, urok, uroky, obresti, pripis obresti, kamata, камата, interesa, interessos, kamat, dobanda, faiz, проценты, відсотки, τοκοι, bunga`,
  check: `check, cheque, check paid, cheque paid, check deposit, cheque deposit, scheck, scheckeinreichung, remise cheque, cheque emis, assegno, cek`,
  salary: `salary, payroll, wages, wage, direct deposit payroll, gehalt, lohn, lohn gehalt, gehalt rente, bezuge, salaire, nomina, abono nomina, salario, sueldo, pago de nomina, vencimento, stipendio, emolumenti, salaris, loon, lon, lonn, palkka, wynagrodzenie, pensja, mzda, vyplata mzdy, zarada, isplata zarade, зарада, исплата зараде, исплата на плата, munkaber, fizetes, salariu, maas, maas odemesi, зарплата, заработная плата, заробітна плата, μισθοδοσια, gaji`,
  refund: `refund, reversal, fee reversal, fee refund, interest refund, chargeback, purchase return, erstattung, ruckerstattung, storno, rucklastschrift, retoure, remboursement, reembolso, devolucion, estorno, rimborso, terugbetaling, aterbetalning, tilbagebetaling, refusjon, hyvitys, palautus, zwrot, vratka, vratenie platby, vracilo, povracilo, povracaj sredstava, повраћај средстава, поврат на средства, rimbursim, devolucio, reemborsament, visszaterites, rambursare, iade, возврат, повернення, pengembalian`,
};

const transactionKindNames = Object.keys(WORDS).filter((name): name is TransactionKind => name in WORDS);

const KINDS = new Map(
  transactionKindNames.flatMap((kind) => WORDS[kind].split(', ').map((phrase) => [foldText(phrase), kind] as const)),
);

const LONGEST_FIRST = [...KINDS.keys()].sort((left, right) => right.length - left.length);
const PATTERN = new RegExp(`(?<![\\p{L}\\p{N}])(?:${LONGEST_FIRST.join('|')})(?![\\p{L}\\p{N}])`, 'u');

/** Further back stand the words of a note: "HOTEL PARIS includes Conversion Commission", "FLIGHT 12 Geldautomaat". */
const FIRST_WORDS = 4;
const IN_FRONT: ReadonlySet<TransactionKind> = new Set(['fee', 'interest', 'check', 'cash']);

/** `null` where no word says it. */
export function findKind(text: string): TransactionKind | null {
  const folded = foldText(text);
  const found = PATTERN.exec(folded);
  const kind = found === null ? undefined : KINDS.get(found[0]);
  if (found === null || kind === undefined) return null;
  const before = folded.slice(0, found.index).split(' ').length;
  return IN_FRONT.has(kind) && before > FIRST_WORDS ? null : kind;
}
