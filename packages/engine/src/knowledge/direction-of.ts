/**
 * The direction of a booking, by the words that its text begins with: "Transfer from", "Withdrawal", "Zahlungseingang". The longest of
 * them counts. Words that go both ways ("transfer", "payment") say nothing alone.
 */
import { foldText } from './normalise-label.ts';

const WORDS = {
  in: `deposit, deposits, cash deposit, cheque deposit, check deposit, direct deposit, mobile deposit, transfer from, transferred from, transfer in, incoming transfer, incoming payment,
    bank transfer in, wire in, incoming wire, payment from, payment received, direct debit payment received, received, received from, money received, money in, receive, receive money, receivable payment, cash in, top up, topup, account top up, refill, account refill, replenishment,
    refund, reversal, fee refund, fee reversal, purchase refund, purchase return, withdrawal reversal, cashback, salary, payroll, wages, dividend, interest credit, interest earned, interest received, interest paid to you, sale proceeds,
    einzahlung, bareinzahlung, zahlung erhalten, zahlung dankend erhalten, erhalten, empfangen, gutschrift, uberweisungsgutschrift, zahlungseingang, eingang, lohn, lohnzahlung, gehalt, gehaltszahlung, ruckerstattung,
    depot, depot d especes, paiement recu, paiement merci, recu, versement, versement especes, virement recu, virement de, virement entrant, encaissement, remboursement, salaire,
    deposito, deposito en efectivo, pago recibido, recibido, ingreso, transferencia recibida, transferencia de, abono, nomina, reembolso, devolucion, consignacion,
    deposito em dinheiro, pagamento recebido, pagamento obrigado, transferencia recebida, pix recebido, recebido, recebimento, ted recebida, salario, estorno, entrada,
    versamento, versamento contanti, pagamento ricevuto, bonifico ricevuto, ricevuto, bonifico da, bonifico in entrata, accredito, stipendio, rimborso,
    storting, betaling ontvangen, ontvangen, ontvangst, bijschrijving, salaris, terugbetaling,
    setoran, setor tunai, setoran tunai, transfer masuk, terima, gaji, gelen havale, gelen eft, gelen fast, para yatirma, maas, maas odemesi, iade,
    insattning, inbetalning, innbetaling, indbetaling, talletus, wplata, wplata gotowki, przelew przychodzacy, vklad, prichozi platba, prichozi uhrada, befizetes, depunere, incasare, plata primita`,
  out: `withdrawal, withdrawals, withdraw, withdrawn, cash withdrawal, atm withdrawal, atm cash withdrawal, cash out, cashout, transfer to, transferred to, transfer out, outgoing transfer, outgoing payment,
    bank transfer out, wire out, outgoing wire, payment to, payment made, paid to, sent, sent to, send, money sent, money out, spend money, payable payment, purchase, card purchase, pos purchase, online purchase, bill payment,
    pay bill, paybill, bill pay, buy goods, airtime, airtime purchase, eftpos, fee, fees, service fee, service charge, bank charge, bank charges, monthly fee, maintenance fee, commission, charge, interest charged, direct debit, payout,
    auszahlung, barauszahlung, gesendet, abhebung, geldabhebung, bargeldbezug, lastschrift, zahlungsausgang, ausgang, belastung, kauf, kartenzahlung, einkauf, gebuhr, jahresgebuhr, kontofuhrungsgebuhr, uberweisung an,
    envoi, envoye, retrait, retrait dab, retrait d especes, virement a, virement vers, virement emis, virement sortant, achat, paiement, prelevement, frais,
    enviado, retiro, retiro de efectivo, retiro cajero, transferencia enviada, transferencia a, compra, cargo, comision, pago de servicios,
    saque, transferencia enviada, pix enviado, pagamento, compra no debito, ted enviada, tarifa, saida,
    prelievo, prelievo bancomat, bonifico a, bonifico inviato, inviato, bonifico in uscita, addebito, acquisto, commissione,
    opname, geldopname, verzonden, betaling, betaald, afschrijving, incasso,
    penarikan, tarik tunai, transfer keluar, pembelian, pembayaran, biaya, biaya admin, giden havale, giden eft, giden fast, para cekme, nakit cekme, harcama, ucret,
    uttag, uttak, haevning, otto, nosto, wyplata, wyplata gotowki, przelew wychodzacy, vyber, odchozi platba, odchozi uhrada, penzfelvetel, retragere, plata`,
} as const;

const WAYS = new Map(
  (['in', 'out'] as const).flatMap((way) =>
    WORDS[way].split(/,\s+/).map((phrase) => [phrase, way === 'in' ? 1 : -1] as const),
  ),
);
const LONGEST = Math.max(...WAYS.keys().map((phrase) => phrase.split(' ').length));

/** 1: money comes in; −1: it goes out; 0: the words do not say. */
export function directionOf(text: string): -1 | 0 | 1 {
  const words = foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  for (let count = Math.min(LONGEST, words.length); count > 0; count--) {
    const way = WAYS.get(words.slice(0, count).join(' '));
    if (way !== undefined) return way;
  }
  return 0;
}
