/**
 * Words for the counterparty of a booking: headings of its column, labels in front of it, and the words between a
 * payment and its name ("Überweisung an", "payment from", "pix recebido"). No list of merchants, and none of banks.
 * Phrases are in the form that `normaliseLabel` gives.
 */

const HEADINGS = `
  counterparty, counterparty name, counter party, payee, payee name, payer, payer payee, payee payer, beneficiary, beneficiary name,
  beneficiary remitter, remitter, remitter name, sender, sender name, sender recipient, sender receiver, recipient, recipient name, receiver,
  merchant, merchant name, name of merchant, to from, from to, from, to, paid to, paid to received from, name, party, party name, other party
  auftraggeber, empfanger, auftraggeber empfanger, empfanger auftraggeber, auftraggeber begunstigter, auftraggeber zahlungsempfanger, begunstigter,
  begunstigter zahlungspflichtiger, zahlungsempfanger, zahlungsempfanger auftraggeber, zahlungspflichtiger, zahlungspflichtiger zahlungsempfanger,
  empfanger zahlungspflichtiger, absender, absender empfanger, gegenpartei, partnername, name des partners, zahlungsbeteiligter,
  name zahlungsbeteiligter, handler, handlername, firma
  naam, naam tegenpartij, naam van de tegenpartij, naam tegenrekening, tegenpartij, begunstigde, opdrachtgever, begunstigde opdrachtgever, opdrachtgever begunstigde, handelaar
  beneficiaire, donneur d ordre, donneur d ordre beneficiaire, contrepartie, nom de la contrepartie, tiers, emetteur, destinataire, commercant, nom du commercant, marchand
  beneficiario, ordenante, ordenante beneficiario, beneficiario ordenante, contraparte, nombre, nombre del comercio, establecimiento, nombre del establecimiento,
  comercio, remitente, destinatario, razon social
  favorecido, remetente, remetente destinatario, estabelecimento, nome do estabelecimento, comerciante, origem destino
  ordinante, ordinante beneficiario, beneficiario ordinante, controparte, esercente, nome esercente
  mottagare, avsandare, avsandare mottagare, mottagare avsandare, betalningsmottagare, motpart
  mottaker, avsender, mottaker avsender, avsender mottaker, betalt til, til fra, navn, modtager, afsender, afsender modtager, modtager afsender
  saaja, maksaja, saaja maksaja, saajan nimi, saaja maksajan nimi, maksunsaaja
  odbiorca, nadawca, nadawca odbiorca, odbiorca nadawca, kontrahent, nazwa kontrahenta, dane kontrahenta, nazwa odbiorcy nadawcy, sprzedawca
  protistrana, nazev protistrany, nazev protiuctu, nazev uctu protistrany, obchodnik, nazev obchodnika
  partner, partner neve, kedvezmenyezett, ellenoldali nev, kereskedo
  beneficiar, ordonator, beneficiar ordonator, ordonator beneficiar, platitor, comerciant
  karsi taraf, alici, gonderen, gonderen alici, alici gonderen, uye isyeri
  δικαιουχοσ, εντολεασ, εμποροσ
  контрагент, наименование контрагента, получатель, плательщик, отправитель, плательщик получатель, отримувач, платник, найменування контрагента
  שם בית עסק, שם בית העסק, בית עסק, מוטב, لصالح, المستفيد, اسم المستفيد, المرسل
  相手先, お支払先, 支払先, 振込依頼人名, ご利用店名, 利用店名, ご利用先
  받는분, 보낸분, 보낸분 받는분, 받는분 보낸분, 의뢰인, 의뢰인 수취인, 가맹점, 가맹점명, 이용가맹점, 이용하신곳
  对方户名, 交易对手, 对方名称, 收款人, 付款人, 商户名称, 交易对方, 对手户名
  penerima, pengirim, nama penerima, nama pengirim`;

/** In front of a name, with a colon. */
const LABELS = `
  to, from, payee, payee name, payer, beneficiary, beneficiary name, remitter, remitter name, sender, sender name, recipient, recipient name, receiver,
  merchant, merchant name, paid to, received from, counterparty, by order of, ordering party, ordering customer, creditor, debtor, name
  von, an, empfanger, zahlungsempfanger, auftraggeber, absender, begunstigter, zahlungspflichtiger, handler, auftraggeber empfanger, empfanger auftraggeber
  naam, naam tegenpartij, begunstigde, opdrachtgever, van, aan
  de, pour, beneficiaire, donneur d ordre, emetteur, destinataire, nom, tiers, commercant
  para, a, a favor de, beneficiario, ordenante, emisor, remitente, destinatario, nombre, ordenante beneficiario
  favorecido, remetente, pagador, recebedor, nome
  da, a favore di, ordinante, controparte, esercente
  fran, till, mottagare, avsandare, fra, til, mottaker, avsender, modtager, afsender
  saaja, maksaja, odbiorca, nadawca, od, do, kontrahent, nazwa odbiorcy, nazwa nadawcy
  prijemce, platce, protistrana, nazev protiuctu, kedvezmenyezett, partner, partner neve, beneficiar, ordonator, beneficiar ordonator, platitor
  alici, gonderen, gonderici, δικαιουχοσ, εντολεασ, получатель, отправитель, плательщик, контрагент, отримувач, платник, відправник, вiдправник
  מאת, לטובת, מוטב, المستفيد, المرسل, الي, من, 振込依頼人, 相手先, 받는분, 보낸분, 对方户名, 收款人, 付款人
  kepada, dari, penerima, pengirim, ke`;

const HEADING_PHRASES = new Set(phrasesOf(HEADINGS));
const LABEL_PHRASES = new Set(phrasesOf(LABELS));

/** Most words of a label. */
export const LONGEST_COUNTERPARTY_LABEL = 4;

/** "empfanger", "对方户名" → true. `heading`: normalised. */
export function headsCounterparties(heading: string): boolean {
  return HEADING_PHRASES.has(heading) || HEADING_PHRASES.has(heading.replaceAll(' ', ''));
}

/** `label`: normalised. */
export function labelsCounterparty(label: string): boolean {
  return LABEL_PHRASES.has(label);
}

function phrasesOf(list: string): string[] {
  return list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/**
 * A payment and the word between it and a name, from the start of the text: "Überweisung an", "Faster payment from",
 * "Swish från". Words of its kind may stand between the two ("Transferencia inmediata recibida de").
 */
export const PAYMENT_WITH_NAME = new RegExp(
  `^(?:${[
    // English
    `(?:(?:zelle|wire|card|bill|bank|online|mobile|faster|standing|direct|bank giro|interac|customer|merchant|funds|internal|instant|contactless|debit card|e)[ -]){0,2}(?:payments?|transfers?|purchase|order|debit|credit|deposit|zelle|wire|transfer of funds|money|e-?transfer|pay ?bill|buy goods|sent|received|receipt|paid)(?: (?:sent|received|made|receipt|payment|in|out|money|online)){0,2} (?:to|from|by order of)`,
    // German, Dutch
    '(?:sepa[- ])?(?:echtzeit)?(?:überweisung|gutschrift|zahlung|dauerauftrag|lastschrift|zahlungseingang)(?: (?:sepa|eingang|ausgang))? (?:von|an)',
    '(?:sepa )?(?:overboeking|betaling|overschrijving|instantoverschrijving)(?: (?:instant|online|europese))? (?:van|naar|aan)',
    // French, Spanish, Portuguese, Italian
    '(?:vir(?:ement)?|prélèvement|prelevement|prlv|paiement)(?: (?:sepa|inst|instantané|instantane|reçu|recu|émis|emis|permanent|europeen)){0,3} (?:de|à|vers|pour|en faveur de)',
    '(?:transferencia|traspaso|transf|bizum|spei)(?: (?:inmediata|recibid[ao]|enviad[ao]|realizad[ao]|emitida|sepa|interbancaria|(?:a|de) terceros)){0,3} (?:de|a favor de|a|para)',
    'pago(?: (?:recibido|enviado|realizado|movil|móvil)){0,2} (?:a favor de|a|para)',
    '(?:transferência|transferencia|transf|pix|ted|doc)(?: (?:pix|recebid[ao]|enviad[ao]|realizad[ao]|efetuad[ao])){0,2} (?:de|para|a favor de)',
    '(?:bonifico|accredito|giroconto|addebito)(?: (?:sepa|istantaneo|estero|ricevuto|inviato|disposto|a (?:vostro|suo|tuo) favore)){0,3} (?:da|a favore di|a favore)',
    // Scandinavian
    '(?:swish|överföring|insättning|betalning|vipps|mobilepay|overføring|betaling|straksbetaling|innbetaling|overførsel|nettgiro|avtalegiro|straksoverførsel)(?: (?:betalning|inbetalning|betaling))? (?:från|till|fra|til)',
    // Polish, Czech, Romanian, Russian, Indonesian
    'przelew(?: (?:przychodzący|wychodzący|natychmiastowy|blik))? (?:od|do|dla)',
    '(?:platba|úhrada|převod)(?: (?:okamžitá|příchozí|odchozí))? (?:od|pro)',
    '(?:transfer|plata|plată|incasare|încasare)(?: (?:instant|intern))? (?:de la|către|catre)',
    '(?:перевод|переказ|зачисление)(?: средств)? (?:от|від)',
    '(?:transfer|trsf|pembayaran qr|pembayaran|kirim uang|terima uang)(?: (?:dana|masuk|keluar))? (?:ke|dari|kepada)',
    // payments between people, named by the scheme alone
    '(?:pix|ted) (?:enviad[ao]|recebid[ao]|transf)',
    'swish (?:betalning|inbetalning|utbetalning)',
    'bizum (?:enviado|recibido)',
    'mobilepay:?',
  ].join('|')}) +`,
  'iu',
);
