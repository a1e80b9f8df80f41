/**
 * Words that stand in headings, labels and letterheads and in no name of a person or firm, so that "Customer Service
 * Information" and "Membership Number" are not taken for the holder. Words are in normal form (`normaliseLabel`).
 * Known weakness: a firm that is called by such words alone ("Contact Services") is not read as a name.
 */

/** One of them anywhere: no name. */
const NEVER: ReadonlySet<string> = parseWords(`
  information informations info name username number numbers payment payments banking address balance balances total totals minimum page pages
  membership amount summary date dates transaction transactions currency branch deposits withdrawals
  type ownership mastercard unionpay sortcode vat reg gstin tva iban bic swift telephone phone enquiries inquiries overview month monat mois maand kcu kcp
  since seit depuis desde sinds authorised authorized licensed regulated provider
  kontonummer kundennummer information informationen zahlung zahlungen adresse betrag saldo seite datum ubersicht umsatze filiale bankleitzahl
  numero adresse montant solde paiement paiements agence guichet renseignements operations devise
  direccion monto importe pagina fecha sucursal informacion pagos moneda telefono domicilio tarjeta tarjetas
  endereco valor agencia informacoes pagamentos moeda telefone vencimento transacao transacoes lancamentos cartao cartoes fatura
  indirizzo importo filiale informazioni pagamenti valuta telefono
  nummer adres bedrag bladzijde pagina betalingen kantoor munt
  belopp datum sida betalningar belob side betalinger belop kontonr paivamaara sivu maksut osoite tilinumero
  dagsetning upphaed fjarhaed sida bladsida heimilisfang gjaldmidill
  kwota data strona platnosci oddzial waluta adresat castka datum strana platby pobocka mena osszeg datum oldal fizetes
  suma pagina plati sucursala valuta tutar tarih sayfa odeme sube adres
  jumlah tanggal halaman pembayaran cabang alamat mata uang
  сумма дата страница платеж платежи адрес валюта отделение сума сторiнка сторінка адреса валюта
  ημερομηνια ποσο σελιδα διευθυνση νομισμα πληρωμη
  المبلغ التاريخ صفحه العنوان العمله الفرع
  ที่อยู่ 台啟 台启 鈞啟 钧启 親啟 亲启
  bilgileri bilgisi angaben coordonnees datos dados gegevens uppgifter opplysninger oplysninger upplysingar tiedot udaje informacje informace adatok adatai podaci informatii
  informasi andmed duomenys informacija данные сведения реквизиты дані відомості реквізити данни στοιχεια мэдээлэл معلومات بيانات פרטי
  סכום תאריך עמוד כתובת מטבע סניף`);

/** Nothing but such words: no name. */
const NOT_ALONE: ReadonlySet<string> = parseWords(`
  customer customers service services team teams main head office deposit charge charges fee fees online mobile digital internet support help contact centre center call client member account accounts card cards
  none nil cash advance advances credit line limit available purchases important notice notices message messages details activity type the your our and of for to in at name names
  kundenservice kundenbetreuung betreuung privatkunden firmenkunden kontakt konto karte hinweis hinweise servicio servicios cliente contacto aviso cuenta tarjeta
  assistance clientele votre compte carte atendimento ajuda contato conta atual corrente servizio clienti contatti
  klantenservice contact rekening kaart kundservice kundeservice asiakaspalvelu kort obsluga klienta zakaznik ugyfelszolgalat
  musteri hizmetleri layanan nasabah`);

/** `words` in normal form. "service information" → true, "harrow cleaning services" → false */
export function namesNoHolder(words: readonly string[]): boolean {
  return words.some((word) => NEVER.has(word)) || words.every((word) => NOT_ALONE.has(word));
}

function parseWords(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ''));
}
