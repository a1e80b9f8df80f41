import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

export const finnish: Language = {
  code: 'fi',
  name: 'Finnish',
  months: parseForms(
    'tammikuu tammikuuta tammikuun tammi tam, helmikuu helmikuuta helmikuun helmi hel, maaliskuu maaliskuuta maaliskuun maalis maa, huhtikuu huhtikuuta huhtikuun huhti huh, toukokuu toukokuuta toukokuun touko tou, kesäkuu kesäkuuta kesäkuun kesä kes, heinäkuu heinäkuuta heinäkuun heinä hei, elokuu elokuuta elokuun elo, syyskuu syyskuuta syyskuun syys syy, lokakuu lokakuuta lokakuun loka lok, marraskuu marraskuuta marraskuun marras, joulukuu joulukuuta joulukuun joulu jou',
  ),
  weekdays: parseForms('maanantai ma, tiistai ti, keskiviikko ke, torstai to, perjantai pe, lauantai la, sunnuntai su'),
  columns: {
    date: parsePhrases('päivämäärä, pvm, päivä, päiväys'),
    transactionDate: parsePhrases(
      'tapahtumapäivä, ostopäivä, maksupäivä, tapahtuma pvm, tapahtumapvm, ostopvm, maksupvm, suorituspäivä, maksupv, ostopv, tapahtumapv',
    ),
    postingDate: parsePhrases(
      'kirjauspäivä, kirjauspvm, kirjattu, kirjaus pvm, kirj pvm, kirjaus, kirjauspäivämäärä, kirjpvm, käsittelypäivä, kirjauspv, kirj pv',
    ),
    valueDate: parsePhrases('arvo, arvopäivä, arvopvm, arvo pvm, korkopäivä, arvopv, arvo pv, arvop'),
    description: parsePhrases(
      'selite, selitys, kuvaus, tapahtuma, tapahtumat, saaja maksaja, saaja, maksaja, viesti, tapahtuman tiedot, nimi, maksunsaaja, saajan nimi, saaja maksaja viesti, laji selitys, kauppias, ostopaikka, myyntipaikka, tiedot, tilitapahtumat, tapahtumatiedot, liike, saajan nimi selite, lisätiedot, tapahtuman selite, saaja maksajan nimi, osto, saaja maksaja nimi',
    ),
    reference: parsePhrases(
      'viite, viitenumero, arkistointitunnus, arkistotunnus, viite viesti, tapahtumatunnus, viite nro, tositenumero, arkistointitunnus viite, taltio nro, viestiviite, sekin nro, sekin numero, sekkinumero',
    ),
    debit: parsePhrases(
      'otot, otto, veloitus, veloitukset, menot, debet, tililtä, lähtevät, ulos, tililtäotot, panot pois, maksut',
    ),
    credit: parsePhrases(
      'panot, pano, hyvitys, hyvitykset, tulot, kredit, tilille, saapuvat, sisään, tilillepanot, talletukset',
    ),
    amount: parsePhrases(
      'määrä, summa, määrä eur, määrä euroa, euroa, määrä euroina, eur määrä, rahamäärä, tapahtuman määrä, panot otot, otot panot, debet kredit, euromäärä, summa eur, panot ja otot, pano otto',
    ),
    balance: parsePhrases(
      'saldo, tilin saldo, saldo eur, saldo tapahtuman jälkeen, uusi saldo, loppusaldo, kirjattu saldo, saldo euroa',
    ),
    type: parsePhrases('laji, tyyppi, tapahtumalaji, tapahtumatyyppi, koodi, tap laji, tapahtuma'),
    currency: parsePhrases('valuutta, val'),
    originalAmount: parsePhrases(
      'alkuperäinen määrä, valuuttamäärä, määrä valuutassa, alkuperäinen summa, summa valuutassa, ulkomaan valuutta, alkuper määrä',
    ),
    exchangeRate: parsePhrases('kurssi, valuuttakurssi, vaihtokurssi, muuntokurssi'),
    sign: parsePhrases('pano otto, etumerkki'),
    ignored: parsePhrases(
      'luokka, kategoria, kortti, korttinumero, kortin numero, tili, tilinumero, konttori, tila, aika, nro, nr, saajan tilinumero, saajan tilinumero ja pankin bic, bic, iban, pankin bic, tapahtuman tila, kortinhaltija, maa, palvelumaksu, kulut',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'alkusaldo, edellinen saldo, saldo edellisestä tiliotteesta, saldo alussa, aloitussaldo, saldo edellinen, vanha saldo, saldo kauden alussa, alkusaldo eur, saldo edellisellä tiliotteella, saldo jakson alussa, saldo edellisestä, edellisen tiliotteen saldo, saldo edelliseltä tiliotteelta',
    ),
    closingBalance: parsePhrases(
      'loppusaldo, uusi saldo, saldo lopussa, saldo kauden lopussa, tilin saldo, päätössaldo, saldo, nykyinen saldo, loppusaldo eur, saldo jakson lopussa, kirjanpidollinen saldo',
    ),
    broughtForward: parsePhrases(
      'siirto, siirto edelliseltä sivulta, edelliseltä sivulta, siirtosaldo, siirretty, siirretty edelliseltä sivulta, siirto ed sivulta',
    ),
    carriedForward: parsePhrases(
      'siirto seuraavalle sivulle, siirtyy, seuraavalle sivulle, siirretään, siirretään seuraavalle sivulle, siirto',
    ),
    subtotal: parsePhrases('välisumma, sivun summa, päivän summa, kortin tapahtumat yhteensä'),
    totalCredits: parsePhrases(
      'panot yhteensä, suoritukset yhteensä, hyvitykset yhteensä, tulot yhteensä, saapuneet yhteensä, tilille yhteensä, panot, yhteensä panot, tilillepanot yhteensä, saldoon tulleet, pano yhteensä, kredit yhteensä',
    ),
    totalDebits: parsePhrases(
      'otot yhteensä, veloitukset yhteensä, menot yhteensä, lähteneet yhteensä, tililtä yhteensä, otot, yhteensä otot, tililtäotot yhteensä, ostot yhteensä, otto yhteensä, debet yhteensä, ostot ja nostot, ostot ja nostot yhteensä, panot pois yhteensä',
    ),
    total: parsePhrases('yhteensä, summa, kokonaissumma, tapahtumat yhteensä, loppusumma'),
    netChange: parsePhrases('muutos, erotus, nettomuutos'),
    countCredits: parsePhrases('panojen määrä, panoja kpl, panoja, panot kpl, hyvitysten lukumäärä, kpl panot'),
    countDebits: parsePhrases('ottojen määrä, ottoja kpl, ottoja, otot kpl, veloitusten lukumäärä, kpl otot'),
    previousBalance: parsePhrases(
      'edellinen saldo, edellinen lasku, edellisen laskun saldo, velka edelliseltä kaudelta, edellisen laskun loppusumma',
    ),
    newBalance: parsePhrases(
      'uusi saldo, luoton saldo, maksettava, maksettavaa, laskun loppusumma, velan määrä, luottovelka, maksettava yhteensä, käytetty luotto, velkasaldo',
    ),
    period: parsePhrases(
      'kausi, ajalta, tiliote ajalta, ajanjakso, tilikausi, jakso, tapahtumat ajalta, aikaväli, tiliotejakso, laskutuskausi, tiliotekausi, tilioteaika, laskutusjakso, tiliotteen ajanjakso',
    ),
    periodFrom: parsePhrases('alkaen, alkupäivä, alkupvm, mistä'),
    periodTo: parsePhrases('asti, päättyen, loppupäivä, loppupvm, mihin'),
    statementDate: parsePhrases(
      'tulostuspäivä, tiliotteen päivä, laskun päivä, laadittu, tulostettu, tulostuspvm, tiliotepäivä, laskun päiväys',
    ),
    accountNumber: parsePhrases(
      'tilinumero, tili, tilin numero, tilinro, kortin numero, tili nro, korttinumero, tilin nro, lainan numero, lainanumero, luottotilin numero',
    ),
    iban: parsePhrases('iban, iban tilinumero, tilinumero iban'),
    accountHolder: parsePhrases(
      'tilinomistaja, omistaja, tilin omistaja, nimi, asiakas, tilinhaltija, haltija, kortinhaltija, tilinomistajat, tilin haltija, toinen omistaja, yhteisomistaja, lainansaaja',
    ),
    accountType: parsePhrases('tilityyppi, tilin tyyppi, tuote, tilin nimi, tililaji'),
    currency: parsePhrases('valuutta, tilin valuutta'),
    bank: parsePhrases('pankki, konttori, bic, swift, swift bic'),
    dailyBalance: parsePhrases('päivän saldo, päiväsaldo, saldo päivän lopussa'),
    availableBalance: parsePhrases(
      'käytettävissä, käytettävissä oleva saldo, nostettavissa, käytettävissä oleva luotto, nostovara, käytettävissä oleva määrä, nostettavissa oleva',
    ),
    creditLimit: parsePhrases(
      'luottoraja, luotto, tililuotto, myönnetty luotto, limiitti, tilin luotto, luottolimiitti, tililimiitti, myönnetty limiitti, sis luottolimiitti, sis limiitti',
    ),
    minimumPayment: parsePhrases(
      'vähimmäislyhennys, minimimaksu, vähimmäismaksu, vähimmäiserä, minimilyhennys, maksettava vähintään, vähintään maksettava, minimierä',
    ),
    dueDate: parsePhrases('eräpäivä, maksettava viimeistään'),
    interestRate: parsePhrases(
      'korko, korkoprosentti, vuosikorko, todellinen vuosikorko, korkokanta, nimelliskorko, korkoprosentit, korot, viitekorko',
    ),
    feeSummary: parsePhrases(
      'palvelumaksut yhteensä, kulut yhteensä, maksuerittely, palvelumaksuerittely, palvelumaksujen erittely, palkkioerittely, kulujen erittely',
    ),
    yearToDate: parsePhrases(
      'panot kirjauspäivän alusta, otot kirjauspäivän alusta, vuoden alusta, kuluvana vuonna, kertymä',
    ),
    rewards: parsePhrases('pisteet, bonus, bonukset, kertynyt bonus, op bonukset'),
    pending: parsePhrases(
      'katevaraukset, katevaraus, odottavat tapahtumat, tulevat maksut, kirjaamattomat tapahtumat, erääntyvät maksut, vahvistamattomat, hylätty, peruutettu, epäonnistunut, estetty, odottaa, hylätyt tapahtumat, peruutetut tapahtumat, epäonnistuneet tapahtumat',
    ),
    pendingAmount: parsePhrases('katevarausten määrä, katevaraukset yhteensä, varattu'),
    noTransactions: parsePhrases(
      'ei tapahtumia, ei tilitapahtumia, tilillä ei ole tapahtumia, ei tapahtumia ajanjaksolla, ei tapahtumia kaudella, tilillä ei ollut tapahtumia, ei tilitapahtumia kaudella',
    ),
    page: parsePhrases('sivu, sivu nro, s'),
    continued: parsePhrases('jatkuu, jatkuu seuraavalla sivulla, jatkoa, käännä'),
    installments: parsePhrases('osamaksut, erät, osamaksu, lyhennyssuunnitelma, maksuerä'),
    statementNumber: parsePhrases('tiliotteen numero, tiliote nro, tiliotenumero, tiliote numero, otteen numero'),
    averageBalance: parsePhrases('keskisaldo, keskimääräinen saldo'),
  },
  sections: {
    credits: parsePhrases('panot, hyvitykset, tulot, saapuneet maksut, tilillepanot, saapuvat maksut'),
    debits: parsePhrases('otot, veloitukset, menot, maksut, tilisiirrot, tililtäotot, lähtevät maksut'),
    checks: parsePhrases('shekit, lunastetut sekit, sekit, lunastettu sekki'),
    fees: parsePhrases('kulut, palvelumaksut, maksut ja palkkiot, palkkiot, korot ja kulut'),
    interest: parsePhrases('korot, korko, korkoprosentit, korkolaskelma, korkoerittely'),
    payments: parsePhrases('maksut, suoritukset, maksusuoritukset, maksetut laskut'),
    purchases: parsePhrases(
      'ostot, tapahtumat, korttiostot, tilitapahtumat, korttitapahtumat, uudet tapahtumat, ostot ja nostot, uudet ostot, ostot ja veloitukset',
    ),
    cashAdvances: parsePhrases('käteisnostot, käteisnosto'),
    refunds: parsePhrases('palautukset, hyvitykset'),
    transfers: parsePhrases('tilisiirrot, siirrot, tilisiirto, omat siirrot, mobilepay'),
    atm: parsePhrases('automaattinostot, nostot, ottoautomaatti, otto automaatista'),
    cards: parsePhrases('kortit, korttiostot, korttitapahtumat, pankkikortti, pääkortti, rinnakkaiskortti'),
    dailyBalances: parsePhrases('päiväsaldot, saldohistoria'),
    pending: parsePhrases(
      'katevaraukset, odottavat tapahtumat, tulevat maksut, hylätyt tapahtumat, peruutetut tapahtumat, epäonnistuneet tapahtumat, erääntyvät maksut',
    ),
    summary: parsePhrases(
      'yhteenveto, tilin yhteenveto, koonti, yleiskatsaus, saldoyhteenveto, kulutus luokittain, kulut luokittain, menot luokittain, tiliyhteenveto',
    ),
  },
  markers: { credit: parsePhrases('Pano, Hyvitys'), debit: parsePhrases('Otto, Veloitus') },
  accountTypes: {
    checking: parsePhrases(
      'käyttötili, palkkatili, sekkitili, yritystili, kulutustili, pankkitili, käyttelytili, maksuliiketili, perustili, nuorisotili, eläketili, kotitili, maksutili, opiskelijatili, taloyhtiötili',
    ),
    savings: parsePhrases(
      'säästötili, määräaikaistili, tuottotili, sijoitustili, asp tili, talletustili, kasvutili, korkotili, lapsen tili, määräaikainen talletus',
    ),
    credit_card: parsePhrases(
      'luottokortti, mastercard, visa, korttilasku, luottokorttitili, luottokorttilasku, korttiote, luottokortin tiliote, luottokortin lasku, mastercard lasku, visa lasku, maksuaikakortti, luottotiliote, luottotilin tiliote, korttiluotto',
    ),
    loan: parsePhrases(
      'laina, asuntolaina, luotto, luottotili, joustoluotto, kulutusluotto, lainaote, lainatili, lainan tiliote, lainaerittely, lainalaskelma, opintolaina, lainatiliote, autolaina, tililuotto, asuntoluotto',
    ),
    brokerage: parsePhrases(
      'arvo osuustili, osakesäästötili, arvopaperisäilytys, sijoitustili, sijoitustilin, arvopaperitili, säilytystili',
    ),
    other: parsePhrases('maksukortti, prepaid kortti, mobiililompakko, mobiililompakon'),
  },
  dateWords: parsePhrases('ja, klo, asti, alkaen'),
  terms: {
    accounts: parsePhrases('tilit, tilien, tileillä'),
    bankStaff: parsePhrases('yhteyshenkilö, yhteyshenkilösi, pankkineuvoja, neuvojasi, konttorinjohtaja'),
    listEnd: parsePhrases('tiliotteen loppu, tiliote päättyy'),
    joinsHolders: parsePhrases('ja, tai, ja tai'),
    ownersAssociation: parsePhrases('asunto oy, taloyhtiö'),
    ownersFirst: parsePhrases('as oy'),
    secondHolder: parsePhrases('toinen omistaja, yhteisomistaja'),
    streetLast: parsePhrases('tie'),
    streetEnd: parsePhrases('katu, ntie'),
    account: parsePhrases('tili'),
    overdraft: parsePhrases('tilin luotto, tililuotto'),
    month: parsePhrases('kuukausi, kuukauden'),
    principal: parsePhrases('jäljellä oleva pääoma, lainapääoma'),
    receivables: parsePhrases('asiakasreskontra'),
  },
};
