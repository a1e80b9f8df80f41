/**
 * Words that stand on papers with dates and amounts that list no account: invoices, payslips, price lists, orders. In normal
 * form (`normaliseLabel`). Known weakness: languages that are not among these are told by their tables alone.
 */
const parse = (text: string): readonly string[] => text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));

/** Header words for a quantity. */
export const QUANTITIES =
  parse(`qty, quantity, units, hours, menge, anzahl, quantite, qte, cantidad, cant, unidades, quantidade, qtd, qtde,
  quantita, qta, aantal, ilosc, mnozstvi, mennyiseg, antal, antall, maara, cantitate, adet, miktar, количество, кол во, кiлькiсть, кількість,
  ποσοτητα, 数量, 수량`);

/** Header words for a unit price. */
export const UNIT_PRICES =
  parse(`unit price, price each, unit cost, rate each, einzelpreis, stuckpreis, e preis, prix unitaire, prix unit, pu, pu ht,
  precio, precio unitario, preco unitario, preco unit, prezzo, prezzo unitario, stukprijs, prijs, prijs per stuk, cena, cena jednostkowa,
  cena netto, jednotkova cena, cena za jednotku, egysegar, enhetspris, a pris, stykpris, yksikkohinta, a hinta, pret unitar, birim fiyat,
  birim fiyati, цена, цiна, ціна, τιμη, τιμη μοναδας, 単価, 단가`);

/** Number or date of an invoice, or its name in the place of a title. */
export const INVOICE_MARKS =
  parse(`invoice, tax invoice, order total, invoice number, invoice no, invoice date, rechnung nr, rechnungsnummer, rechnungsdatum,
  rechnungsbetrag, facture, facture n, facture no, numero de facture, date de facture, factura, factura n, numero de factura, fecha de factura,
  fattura, fattura n, numero fattura, data fattura, factuur, factuurnummer, factuurdatum, faktura nr, faktura vat, numer faktury, cislo faktury,
  faktura cislo, szamla sorszama, fakturanummer, fakturadatum, fakturanr, laskun numero, factura nr, numar factura, fatura no, fatura tarihi,
  счет фактура, рахунок фактура, τιμολογιο, 請求书番号, 세금계산서, quotation, quote, angebot, devis, presupuesto, preventivo, offerte, oferta nr`);

/** Taxes on sales. */
export const SALES_TAXES =
  parse(`vat, gst, hst, sales tax, mwst, ust, umsatzsteuer, mehrwertsteuer, tva, iva, btw, dph, afa, moms, mva, alv, kdv,
  ндс, пдв, φπα, 消费税, 부가세`);

/** A title that says alone what the paper is. */
export const OTHER_TITLES =
  parse(`payslip, pay slip, pay stub, pay statement, earnings statement, gehaltsabrechnung, entgeltabrechnung,
  lohnabrechnung, bezugemitteilung, bulletin de paie, bulletin de salaire, fiche de paie, nomina, recibo de nomina, recibo de vencimento, holerite,
  busta paga, cedolino, loonstrook, salarisspecificatie, pasek wynagrodzenia, vyplatni paska, berjegyzek, lonespecifikation, lonebesked,
  lonnsslipp, lonseddel, palkkalaskelma, fluturas de salariu, maas bordrosu, расчетный листок, розрахунковий лист, 給与明细书, 給与明细,
  price list, preisliste, liste de prix, lista de precios, lista de precos, tabela de precos, listino prezzi, prijslijst, cennik, cenik, arlista,
  prislista, prisliste, hinnasto, lista de preturi, fiyat listesi, прайс лист, τιμοκαταλογος, 価格表,
  order confirmation, auftragsbestatigung, bestellbestatigung, confirmation de commande, confirmacion de pedido,
  confirmacao de encomenda, conferma d ordine, orderbevestiging, potwierdzenie zamowienia, delivery note, lieferschein, bon de livraison`);
