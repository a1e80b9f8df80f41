import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

export const polish: Language = {
  code: 'pl',
  name: 'Polish',
  months: parseForms(
    'styczeń stycznia sty stycz, luty lutego lut, marzec marca mar, kwiecień kwietnia kwi kw, maj maja, czerwiec czerwca cze czer, lipiec lipca lip, sierpień sierpnia sie sierp, wrzesień września wrz, październik października paź paźdz, listopad listopada lis list, grudzień grudnia gru grudz',
  ),
  weekdays: parseForms(
    'poniedziałek pon pn, wtorek wt, środa śr, czwartek czw, piątek pt, sobota sob, niedziela niedz nd',
  ),
  columns: {
    date: parsePhrases('data, dzień, daty, data i godzina, data godzina'),
    transactionDate: parsePhrases(
      'data transakcji, data operacji, data dokonania transakcji, data dok, data wykonania, data dokonania, data zakupu, data trans, data oper, data dokonania operacji, data zlecenia',
    ),
    postingDate: parsePhrases(
      'data księgowania, data zaksięgowania, data ksiegowania, data księg, data rozliczenia, data przetworzenia, data ksiegow, data obciążenia rachunku, data rozliczenia transakcji, data księgowania transakcji, zaksięgowano, data rozl',
    ),
    valueDate: parsePhrases('data waluty, data wal, data waluta, data wartości'),
    description: parsePhrases(
      'opis, opis operacji, opis transakcji, tytuł, tytułem, szczegóły, szczegóły operacji, szczegóły transakcji, nadawca odbiorca, odbiorca nadawca, dane kontrahenta, treść operacji, treść, kontrahent, tytuł operacji, tytuł transakcji, nazwa i adres, tytuł płatności, nazwa kontrahenta, operacja, operacje, nazwa odbiorcy nadawcy, dane operacji, transakcja, transakcje, rodzaj i opis operacji, odbiorca, nadawca, nazwa, opis transakcji kartowej, miejsce transakcji, dane transakcji, nadawca odbiorca tytuł, informacje o transakcji, szczegóły płatności, sprzedawca, historia, dane stron transakcji, opis i dane, nazwa punktu, miejsce, punkt handlowy, informacja dodatkowa, strony transakcji',
    ),
    reference: parsePhrases(
      'numer referencyjny, nr referencyjny, referencje, nr transakcji, numer transakcji, referencja, nr operacji, numer operacji, id transakcji, nr dokumentu, ref, numer dokumentu, identyfikator operacji, identyfikator, nr ref, numer czeku, identyfikator transakcji, lp nr ref, dokument, nr czeku',
    ),
    debit: parsePhrases(
      'obciążenia, obciążenie, wydatki, wydatek, winien, kwota obciążenia, wypłaty, wypłata, debet, wn, rozchód, rozchody, wychodzące, strona wn, kwota wn, kwota obciążeń, obroty wn, obciążenia wn, wypływy, wydatki pln, kwota debet',
    ),
    credit: parsePhrases(
      'uznania, uznanie, wpływy, wpływ, ma, kwota uznania, wpłaty, wpłata, kredyt, przychód, przychody, przychodzące, strona ma, kwota ma, kwota uznań, obroty ma, uznania ma, wpływy pln, kwota kredyt',
    ),
    amount: parsePhrases(
      'kwota, rata kapitałowa, kwota operacji, kwota transakcji, wartość, kwota w pln, kwota pln, kwota w walucie rachunku, obroty, kwota rozliczenia, obciążenia uznania, winien ma, uznania obciążenia, wpływy wydatki, wpływy i wydatki, kwota zaksięgowana, kwota w walucie rozliczeniowej, suma, kwota rozliczeniowa, kwota operacji w pln, wn ma, kwota obciążenia uznania, wartość operacji, kwota w walucie konta, kwota płatności',
    ),
    balance: parsePhrases(
      'saldo, saldo po operacji, saldo po transakcji, saldo księgowe, saldo rachunku, saldo bieżące, stan konta, stan rachunku, saldo końcowe, saldo dostępne, stan po operacji, saldo konta, saldo pln, saldo dzienne, saldo po księgowaniu, saldo w pln, salda',
    ),
    type: parsePhrases(
      'typ, rodzaj, rodzaj operacji, typ operacji, rodzaj transakcji, typ transakcji, kod operacji, kod, rodzaj oper, kod transakcji, tytuł rodzaj, operacja, transakcja',
    ),
    currency: parsePhrases('waluta, wal, waluta operacji, waluta rachunku, waluta transakcji'),
    originalAmount: parsePhrases(
      'kwota w walucie, kwota oryginalna, kwota w walucie transakcji, kwota w walucie oryginalnej, kwota transakcji w walucie, oryginalna kwota, kwota w walucie obcej, kwota oryg, kwota w oryginalnej walucie, oryginalna kwota operacji, kwota walutowa, kwota w walucie operacji, kwota pierwotna',
    ),
    exchangeRate: parsePhrases(
      'kurs, kurs wymiany, kurs waluty, kurs przeliczenia, kurs walutowy, kurs przeliczeniowy, tabela kursowa',
    ),
    sign: parsePhrases('strona, wn ma, strona operacji, znak, obciążenie uznanie, ct dt, dt ct'),
    ignored: parsePhrases(
      'ilość, oddział, kanał, karta, numer karty, rachunek, nr rachunku, numer rachunku, kategoria, godzina, status, lp, l p, nr, numer, placówka, rachunek kontrahenta, numer rachunku kontrahenta, kraj, miasto, prowizja, opłata, bank, konto, rachunek nadawcy odbiorcy, nr rachunku kontrahenta, numer konta, nr karty, mcc, rachunek odbiorcy, rachunek nadawcy, produkt, subkategoria, tagi, punkty, czas, poz, posiadacz karty, nr wyciągu, liczba, liczba sztuk, cena, cena jednostkowa',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'saldo początkowe, saldo poprzednie, saldo otwarcia, saldo na początek, saldo początkowe na dzień, saldo na początek okresu, saldo z poprzedniego wyciągu, poprzednie saldo, saldo z poprzedniego okresu, saldo początkowe rachunku, saldo otwarcia na dzień, saldo na początku okresu, saldo na dzień, saldo poprzedniego wyciągu, stan początkowy, saldo początkowe wyciągu, saldo na początek dnia, saldo z przeniesienia, stan na początek okresu, saldo rozpoczynające',
    ),
    closingBalance: parsePhrases(
      'saldo końcowe, saldo zamknięcia, saldo na koniec, saldo końcowe na dzień, saldo na koniec okresu, saldo bieżące, saldo końcowe rachunku, aktualne saldo, saldo na dzień, saldo zamknięcia na dzień, saldo księgowe, saldo rachunku, stan końcowy, saldo końcowe wyciągu, saldo na koniec dnia, nowe saldo, stan na koniec okresu, saldo kończące, saldo księgowe na dzień, saldo rachunku na dzień',
    ),
    broughtForward: parsePhrases(
      'z przeniesienia, saldo z przeniesienia, przeniesienie z poprzedniej strony, saldo z poprzedniej strony, do przeniesienia z poprzedniej strony, suma z przeniesienia',
    ),
    carriedForward: parsePhrases(
      'do przeniesienia, saldo do przeniesienia, przeniesienie na następną stronę, saldo na następną stronę, suma do przeniesienia',
    ),
    subtotal: parsePhrases(
      'suma częściowa, suma strony, suma dzienna, razem strona, podsuma, suma na stronie, suma dla karty, razem karta, suma dla kart',
    ),
    totalCredits: parsePhrases(
      'suma uznań, suma wpływów, razem uznania, razem wpływy, suma wpłat, suma wpływów ma, łączna suma uznań, uznania razem, suma kwot uznań, obroty ma, uznania, wpływy, suma uznania, liczba i suma uznań, suma obrotów ma, razem wpłaty, łącznie uznania, łączne wpływy, łączna kwota uznań, wpływy razem, wpłaty, suma przychodów, wartość uznań, suma operacji uznaniowych, uznania na kwotę, suma operacji ct, wpłaty i uznania, suma wpłat i uznań, wpłaty razem',
    ),
    totalDebits: parsePhrases(
      'suma obciążeń, suma wydatków, razem obciążenia, razem wydatki, suma wypłat, suma obciążeń wn, łączna suma obciążeń, obciążenia razem, suma kwot obciążeń, obroty wn, obciążenia, wydatki, suma obciążenia, liczba i suma obciążeń, suma obrotów wn, razem wypłaty, łącznie obciążenia, łączne wydatki, łączna kwota obciążeń, wydatki razem, wypłaty, suma rozchodów, wartość obciążeń, suma transakcji, suma operacji obciążeniowych, obciążenia na kwotę, suma operacji dt, transakcje i opłaty, suma transakcji i opłat, transakcje razem',
    ),
    total: parsePhrases(
      'suma, razem, łącznie, ogółem, suma operacji, obroty razem, podsumowanie obrotów, suma końcowa, suma obrotów, razem obroty, suma ogółem, łączna kwota',
    ),
    netChange: parsePhrases('zmiana salda, różnica, zmiana, bilans, bilans okresu'),
    countCredits: parsePhrases(
      'liczba uznań, ilość uznań, liczba operacji uznaniowych, liczba wpływów, liczba wpłat, liczba operacji ma, liczba operacji uznaniowych ct, ilość operacji ma',
    ),
    countDebits: parsePhrases(
      'liczba obciążeń, ilość obciążeń, liczba operacji obciążeniowych, liczba wydatków, liczba wypłat, liczba operacji wn, ilość operacji wn',
    ),
    previousBalance: parsePhrases(
      'zadłużenie z poprzedniego zestawienia, poprzednie saldo, saldo poprzednie, saldo z poprzedniego wyciągu, zadłużenie z poprzedniego wyciągu, saldo z poprzedniego zestawienia, zadłużenie z poprzedniego okresu, saldo poprzedniego zestawienia, poprzednie zadłużenie, saldo z poprzedniego okresu, zadłużenie poprzednie, saldo poprzedniego wyciągu, poprzednie saldo zadłużenia, zadłużenie na początek okresu',
    ),
    newBalance: parsePhrases(
      'nowe saldo, saldo końcowe, kwota do zapłaty, zadłużenie całkowite, do zapłaty, zadłużenie, całkowite zadłużenie, saldo zadłużenia, kwota zadłużenia, całkowita kwota zadłużenia, saldo zadłużenia na dzień, zadłużenie razem, łączne zadłużenie, aktualne zadłużenie, zadłużenie na dzień, bieżące zadłużenie, zadłużenie ogółem, saldo końcowe do spłaty, kwota do spłaty, zadłużenie na koniec okresu, saldo do spłaty',
    ),
    period: parsePhrases(
      'okres, za okres, za okres od, wyciąg za okres, okres rozliczeniowy, wyciąg za okres od, w okresie, okres od, okres wyciągu, wyciąg od, zestawienie operacji za okres, historia rachunku za okres, lista operacji za okres, wyciąg z rachunku za okres, zestawienie za okres, historia transakcji od, w okresie od, za dni, zakres dat, operacje za okres, cykl rozliczeniowy, zestawienie operacji od',
    ),
    periodFrom: parsePhrases(
      'od, od dnia, data od, data początkowa, okres od, data początku, za okres od, data poprzedniego wyciągu',
    ),
    periodTo: parsePhrases('do, do dnia, data do, data końcowa, okres do, data końca'),
    statementDate: parsePhrases(
      'data wyciągu, data wystawienia, data wydruku, data sporządzenia, na dzień, data utworzenia, data generowania, data wygenerowania, wygenerowano, data zestawienia, data sporządzenia wyciągu, stan na dzień, data dokumentu, wydrukowano dnia, data wystawienia wyciągu, wystawiono dnia, data wygenerowania wyciągu',
    ),
    accountNumber: parsePhrases(
      'numer rachunku, nr rachunku, rachunek, numer konta, nr konta, konto, rachunek nr, numer karty, nr karty, konto nr, nrb, numer rachunku nrb, rachunek bankowy, numer rachunku bankowego, nr rachunku bankowego, numer rachunku karty, do rachunku, rachunek numer, numer rachunku kredytu, wyciąg z rachunku nr, rachunek do spłaty, nr pożyczki, numer pożyczki, numer kredytu, nr kredytu',
    ),
    iban: parsePhrases('iban, numer iban, rachunek iban, numer rachunku iban, nr iban'),
    accountHolder: parsePhrases(
      'posiadacz, posiadacz rachunku, właściciel, właściciel rachunku, imię i nazwisko, klient, nazwa klienta, posiadacze, posiadacz karty, współposiadacz, dane posiadacza, nazwa posiadacza, posiadacze rachunku, pan, pani, nazwa posiadacza rachunku, posiadacz konta, użytkownik karty, nazwa rachunku dla, właściciele, dane klienta, kredytobiorca, szanowny pan, szanowna pani, współwłaściciel, współkredytobiorca, współposiadacz rachunku',
    ),
    accountType: parsePhrases(
      'rodzaj rachunku, typ rachunku, nazwa rachunku, produkt, typ konta, rodzaj konta, nazwa produktu, nazwa konta, typ karty, rodzaj produktu',
    ),
    currency: parsePhrases('waluta, waluta rachunku, waluta konta, wal rachunku, kwoty w, waluta rozliczeniowa'),
    bank: parsePhrases(
      'bank, oddział, bic, swift, kod bic, kod swift, placówka, bic swift, numer rozliczeniowy, nazwa banku, jednostka',
    ),
    dailyBalance: parsePhrases('saldo dzienne, salda dzienne, saldo na koniec dnia, saldo dnia'),
    availableBalance: parsePhrases(
      'saldo dostępne, dostępne środki, środki dostępne, dostępny limit, wolne środki, kwota dostępna, dostępne saldo, dostępny limit kredytowy, pozostały limit, dostępne, limit do wykorzystania, saldo dostępne na dzień',
    ),
    creditLimit: parsePhrases(
      'limit kredytowy, limit, limit w rachunku, limit zadłużenia, limit odnawialny, przyznany limit, kwota limitu, kredyt w rachunku, limit kredytu, limit debetowy, limit karty, przyznany limit kredytowy, limit kredytu w koncie, dopuszczalne saldo debetowe, limit odnawialny w rachunku, kwota kredytu, kredyt odnawialny',
    ),
    minimumPayment: parsePhrases(
      'minimalna kwota do zapłaty, kwota minimalna, minimalna spłata, spłata minimalna, minimalna kwota spłaty, minimalna wpłata, minimalna kwota do spłaty, minimalna kwota',
    ),
    dueDate: parsePhrases(
      'termin płatności, termin spłaty, data płatności, płatne do, termin zapłaty, data spłaty, zapłać do, ostateczny termin spłaty, termin płatności minimalnej, spłata do dnia',
    ),
    interestRate: parsePhrases(
      'oprocentowanie, stopa procentowa, rrso, oprocentowanie nominalne, oprocentowanie roczne, oprocentowanie zmienne, oprocentowanie rachunku, stawka oprocentowania, stopa oprocentowania, oprocentowanie środków, oprocentowanie zadłużenia',
    ),
    feeSummary: parsePhrases(
      'zestawienie opłat, podsumowanie opłat, opłaty i prowizje, zestawienie opłat i prowizji, prowizje i opłaty, opłaty i odsetki, opłaty razem, suma opłat i prowizji, suma prowizji, pobrane opłaty i prowizje, suma opłat',
    ),
    yearToDate: parsePhrases(
      'od początku roku, narastająco, w bieżącym roku, narastająco od początku roku, suma roczna',
    ),
    rewards: parsePhrases(
      'punkty, punktów, program lojalnościowy, punkty bonusowe, zebrane punkty, stan punktów, moneyback, saldo punktów, program partnerski, punkty premiowe, cashback, program premiowy',
    ),
    pending: parsePhrases(
      'blokady, operacje oczekujące, oczekujące, transakcje oczekujące, nierozliczone transakcje, transakcje nierozliczone, operacje nierozliczone, blokady na rachunku, zaplanowane, operacje zaplanowane, zlecenia stałe, przelewy zaplanowane, odrzucone, autoryzacje, operacje odrzucone, transakcje niezaksięgowane, zlecenia oczekujące, operacje niezaksięgowane, transakcje odrzucone, blokady kartowe, przelewy oczekujące, nierozliczone, odrzucona, odrzucony, anulowana, anulowany, nieudana, zablokowana, oczekująca, operacje anulowane, transakcje anulowane, kwoty zablokowane',
    ),
    pendingAmount: parsePhrases(
      'kwota blokad, suma blokad, środki zablokowane, kwota zablokowana, zablokowane środki, blokady, suma zablokowanych środków, kwota blokady, wartość blokad',
    ),
    noTransactions: parsePhrases(
      'brak operacji, brak transakcji, brak obrotów, nie wykonano operacji, brak operacji w okresie, nie odnotowano operacji, brak danych, brak operacji w wybranym okresie, nie było operacji, brak operacji na rachunku, w podanym okresie nie było operacji, brak operacji w podanym okresie, w podanym okresie nie zaksięgowano operacji, w okresie nie było operacji, nie zaksięgowano operacji',
    ),
    page: parsePhrases('strona, str, strona nr, strony, strona z, nr strony'),
    continued: parsePhrases(
      'ciąg dalszy, ciąg dalszy na następnej stronie, cd, c d, cd na następnej stronie, kontynuacja, dalszy ciąg, cdn, verte',
    ),
    installments: parsePhrases(
      'raty, plan ratalny, spłata ratalna, plany ratalne, harmonogram spłat, plan spłat ratalnych, rozłożenie na raty, spłata w ratach, rata, plany spłat ratalnych',
    ),
    statementNumber: parsePhrases(
      'nr wyciągu, numer wyciągu, wyciąg nr, wyciąg numer, wyciąg bankowy nr, wyciąg z rachunku nr',
    ),
    averageBalance: parsePhrases(
      'średnie saldo, saldo średnie, średni stan, średnie saldo miesięczne, średniodzienne saldo, saldo minimalne, saldo maksymalne, średnie saldo dzienne',
    ),
  },
  sections: {
    credits: parsePhrases(
      'uznania, wpływy, wpłaty, przelewy przychodzące, operacje uznaniowe, przychody, pozostałe wpływy, transakcje uznaniowe, pozostałe uznania, wpływy na rachunek',
    ),
    debits: parsePhrases(
      'obciążenia, wydatki, wypłaty, przelewy wychodzące, operacje obciążeniowe, zlecenia stałe, polecenia zapłaty, transakcje obciążeniowe, pozostałe obciążenia, rozchody, płatności, wydatki z rachunku',
    ),
    checks: parsePhrases('czeki, zrealizowane czeki'),
    fees: parsePhrases(
      'opłaty, prowizje, opłaty i prowizje, prowizje i opłaty, opłaty bankowe, koszty, opłaty i odsetki, odsetki i opłaty, odsetki prowizje i opłaty, prowizje opłaty i odsetki',
    ),
    interest: parsePhrases(
      'odsetki, kapitalizacja odsetek, odsetki debetowe, odsetki kredytowe, odsetki naliczone, odsetki i prowizje, odsetki karne, odsetki i opłaty, odsetki od zadłużenia',
    ),
    payments: parsePhrases(
      'spłaty, wpłaty, płatności, spłata karty, spłaty karty, spłaty zadłużenia, dokonane spłaty, spłata, wpłaty na kartę, spłaty kredytu, wpłaty i uznania, uznania, wpłaty i zwroty',
    ),
    purchases: parsePhrases(
      'zakupy, transakcje, operacje, transakcje kartą, operacje kartowe, płatności kartą, transakcje bezgotówkowe, operacje na rachunku, lista operacji, lista transakcji, historia operacji, wykaz operacji, zestawienie operacji, transakcje krajowe, transakcje zagraniczne, zestawienie transakcji, transakcje kartowe, historia transakcji, rozliczone transakcje, operacje bezgotówkowe, transakcje i opłaty, operacje i opłaty, operacje kartą',
    ),
    cashAdvances: parsePhrases(
      'transakcje gotówkowe, wypłaty gotówki, operacje gotówkowe, wypłaty gotówkowe, wypłata gotówki, gotówka',
    ),
    refunds: parsePhrases('zwroty, korekty, zwrot, reklamacje, zwroty i korekty, zwrot towaru, storna'),
    transfers: parsePhrases(
      'przelewy, przelewy własne, przelewy wewnętrzne, przelewy krajowe, przelewy zagraniczne, przelew, przelewy na telefon, blik, przelewy natychmiastowe, transfery',
    ),
    atm: parsePhrases(
      'bankomat, wypłaty z bankomatu, wypłaty w bankomatach, bankomaty, wypłaty z bankomatów, wypłaty kartą',
    ),
    cards: parsePhrases(
      'karty, transakcje kartowe, karta debetowa, transakcje kartą debetową, operacje kartą, płatności kartą, karta główna, karta dodatkowa, operacje kartami, transakcje kartami, zakup przy użyciu karty, karty debetowe, wykaz transakcji kartowych',
    ),
    dailyBalances: parsePhrases('salda dzienne, saldo dzienne, zestawienie sald, historia sald, salda na koniec dnia'),
    pending: parsePhrases(
      'blokady, transakcje nierozliczone, operacje nierozliczone, transakcje oczekujące, operacje oczekujące, nierozliczone transakcje, zlecenia oczekujące, operacje zaplanowane, operacje odrzucone, transakcje odrzucone, operacje anulowane, transakcje anulowane, kwoty zablokowane, nadchodzące płatności, zaplanowane płatności, zaplanowane przelewy, planowane płatności, nadchodzące obciążenia',
    ),
    summary: parsePhrases(
      'podsumowanie, podsumowanie obrotów, zestawienie, zestawienie rachunków, podsumowanie rachunku, stan konta, zestawienie sald, informacje o rachunku, podsumowanie operacji, podsumowanie wyciągu, podsumowanie okresu, zestawienie zbiorcze, zestawienie obrotów, podsumowanie salda, przegląd, produkty, obroty, podsumowanie zmian na rachunku, informacje podstawowe, wykaz rachunków, podsumowanie zadłużenia, wydatki według kategorii, wydatki wg kategorii, operacje według kategorii, podsumowanie wydatków',
    ),
  },
  markers: {
    credit: parsePhrases('Ma, CT, Uznanie, Cr., KT, Uzn., Wpływ'),
    debit: parsePhrases('Wn, DT, Obciążenie, Winien, Obc., Dr., Wydatek'),
  },
  accountTypes: {
    checking: parsePhrases(
      'rachunek oszczędnościowo-rozliczeniowy, ror, konto osobiste, rachunek bieżący, konto, ekonto, konto direct, rachunek rozliczeniowy, konto firmowe, rachunek osobisty, rachunek płatniczy, rachunek bieżący firmowy, konto walutowe, konto przekorzystne, rachunek firmowy, konto dla młodych, konto 360, podstawowy rachunek płatniczy, konto jakże osobiste, rachunek bieżący w walucie, rachunek walutowy, rachunek bieżący walutowy',
    ),
    savings: parsePhrases(
      'konto oszczędnościowe, rachunek oszczędnościowy, lokata, lokata terminowa, książeczka oszczędnościowa, otwarte konto oszczędnościowe, rachunek lokat, lokaty, emax, konto lokacyjne, rachunek lokaty, konta oszczędnościowego, rachunku oszczędnościowego, depozyt terminowy',
    ),
    credit_card: parsePhrases(
      'karta kredytowa, visa, mastercard, wyciąg z karty kredytowej, rachunek karty kredytowej, rachunek karty, karty kredytowe, wyciąg z rachunku karty kredytowej, karta obciążeniowa, zestawienie transakcji karty kredytowej, zestawienie operacji kartą, wyciąg z karty, zestawienie transakcji kartą, wyciąg karty kredytowej, zestawienie operacji karty kredytowej, zestawienie operacji kartą kredytową',
    ),
    loan: parsePhrases(
      'kredyt, pożyczka, kredyt hipoteczny, kredyt gotówkowy, rachunek kredytowy, kredyt mieszkaniowy, kredyt odnawialny, pożyczka gotówkowa, linia kredytowa, kredyt obrotowy, pożyczka hipoteczna, kredyt samochodowy, wyciąg z kredytu, wyciąg z rachunku kredytowego, rachunek kredytu, zestawienie spłat kredytu, historia kredytu, wyciąg kredytowy',
    ),
    brokerage: parsePhrases(
      'rachunek maklerski, rachunek inwestycyjny, rachunek papierów wartościowych, konto maklerskie, konto inwestycyjne, rejestr funduszu, rachunku inwestycyjnego, rachunku maklerskiego, rachunku papierów wartościowych, konta maklerskiego',
    ),
    other: parsePhrases(
      'karta przedpłacona, portfel elektroniczny, rachunek powierniczy, rachunek vat, karta prepaid, portfel mobilny, portfela mobilnego, portfel cyfrowy, portfela cyfrowego, portfela elektronicznego',
    ),
  },
  dateWords: parsePhrases('r, roku, do, od, dnia, z, i, w dniu, na dzień'),
  terms: {
    bankStaff: parsePhrases(
      'doradca, twój doradca, doradca klienta, opiekun, opiekun klienta, opiekun rachunku, dyrektor oddziału',
    ),
    listEnd: parsePhrases('koniec wyciągu, koniec zestawienia, koniec listy'),
    joinsHolders: parsePhrases('lub, oraz'),
    ownersAssociation: parsePhrases('wspólnota mieszkaniowa'),
    ownersFirst: parsePhrases('wspólnota'),
    secondHolder: parsePhrases('współposiadacz, współwłaściciel, współkredytobiorca'),
    severalHolders: parsePhrases('posiadacze'),
    formOfAddress: parsePhrases('pan, pani'),
    streetFirst: parsePhrases('ulica, ul, aleja, al'),
    account: parsePhrases('rachunek'),
    accounts: parsePhrases('rachunków, rachunkach, rachunki, kontach'),
    overdraft: parsePhrases('limit debetowy, dopuszczalne saldo debetowe'),
    debitStem: parsePhrases('pobier'),
    month: parsePhrases('miesiąc, miesiąca'),
    principal: parsePhrases('kapitał pozostały do spłaty, saldo zadłużenia'),
    ownersBook: parsePhrases('karta konta'),
  },
};
