import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Azərbaycan, in Latin letters. Weekdays of two words are read where a hyphen joins them. */
export const azerbaijani: Language = {
  code: 'az',
  name: 'Azerbaijani',
  months: parseForms(
    'yanvar yanvarın yanvarda, fevral fevralın fevralda fev, mart martda, aprel aprelin apreldə apr, may, iyun iyunun iyunda iyn, iyul iyulun iyulda iyl, avqust avqustun avqustda avq, sentyabr sentyabrın sentyabrda, oktyabr oktyabrın oktyabrda okt, noyabr noyabrın noyabrda noy, dekabr dekabrın dekabrda dek',
  ),
  weekdays: parseForms('bazar-ertəsi, çərşənbə-axşamı, çərşənbə, cümə-axşamı, cümə, şənbə, bazar-günü'),
  columns: {
    date: parsePhrases('tarix, tarix və vaxt, tarix vaxt'),
    transactionDate: parsePhrases(
      'əməliyyat tarixi, əməliyyatın tarixi, tranzaksiya tarixi, tranzaksiyanın tarixi, ödəniş tarixi, icra tarixi, əməliyyatın tarixi və vaxtı, əməliyyatın aparılma tarixi',
    ),
    postingDate: parsePhrases(
      'işlənmə tarixi, mühasibat tarixi, qeydə alınma tarixi, hesablaşma tarixi, uçot tarixi, emal tarixi, hesaba işlənmə tarixi, bank tarixi',
    ),
    valueDate: parsePhrases('valyutalaşma tarixi, valyutalaşdırma tarixi, dəyər tarixi'),
    description: parsePhrases(
      'təyinat, ödənişin təyinatı, əməliyyatın təyinatı, təsvir, əməliyyatın təsviri, açıqlama, əməliyyat, əməliyyatın məzmunu, əməliyyatın adı, təfərrüatlar, əməliyyatın təfərrüatları, tranzaksiyanın təsviri, məzmun, qeyd, izahat, ödəniş təyinatı, əməliyyatlar',
    ),
    reference: parsePhrases(
      'sənəd №, sənədin nömrəsi, sənəd nömrəsi, referens, istinad nömrəsi, əməliyyatın nömrəsi, əməliyyat nömrəsi, tranzaksiya nömrəsi, əməliyyat kodu, sənədin №, sənəd n',
    ),
    debit: parsePhrases(
      'məxaric, debet, debit, xərc, silinmə, debet dövriyyəsi, məxaric azn, debet azn, debet üzrə, xərclər, silinən məbləğ',
    ),
    credit: parsePhrases(
      'mədaxil, kredit, daxilolma, kredit dövriyyəsi, mədaxil azn, kredit azn, kredit üzrə, daxilolmalar, daxil olan məbləğ',
    ),
    amount: parsePhrases(
      'məbləğ, əməliyyatın məbləği, əməliyyat məbləği, məbləğ azn, tranzaksiya məbləği, məbləğ hesab valyutasında, hesab valyutasında məbləğ, məbləğ manat',
    ),
    balance: parsePhrases(
      'qalıq, balans, hesabın qalığı, cari qalıq, qalıq azn, əməliyyatdan sonra qalıq, hesab qalığı, son qalıq',
    ),
    type: parsePhrases('əməliyyatın növü, əməliyyat növü, növü, tranzaksiyanın növü'),
    currency: parsePhrases('valyuta, valyutası'),
    originalAmount: parsePhrases(
      'əməliyyat valyutasında məbləğ, məbləğ əməliyyat valyutasında, ilkin məbləğ, valyutada məbləğ',
    ),
    exchangeRate: parsePhrases('məzənnə, çevrilmə məzənnəsi, konvertasiya məzənnəsi'),
    sign: parsePhrases('d k, debet kredit, mədaxil məxaric'),
    ignored: parsePhrases(
      'kart, kart nömrəsi, kartın nömrəsi, filial, status, komissiya, qarşı tərəf, müxbir hesab, alanın hesabı, benefisiar, ekvivalent, kateqoriya, s s, vaxt, göndərən, alan',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'ilkin qalıq, ilk qalıq, əvvəlki qalıq, dövrün əvvəlinə qalıq, dövrün əvvəlində qalıq, başlanğıc qalıq, açılış qalığı, dövrün əvvəlinə balans, əvvələ qalıq, daxil olan qalıq, günün əvvəlinə qalıq, dövrün əvvəlinə hesabın qalığı, ilkin balans, başlanğıc balans',
    ),
    closingBalance: parsePhrases(
      'son qalıq, yekun qalıq, dövrün sonuna qalıq, dövrün sonunda qalıq, bağlanış qalığı, dövrün sonuna balans, sona qalıq, günün sonuna qalıq, cari qalıq, dövrün sonuna hesabın qalığı, son balans, yekun balans',
    ),
    broughtForward: parsePhrases('əvvəlki səhifədən'),
    carriedForward: parsePhrases('növbəti səhifəyə'),
    subtotal: parsePhrases('aralıq cəmi, gün üzrə cəmi, səhifə üzrə cəmi'),
    totalCredits: parsePhrases(
      'cəmi mədaxil, ümumi mədaxil, cəmi kredit, kredit üzrə dövriyyə, cəmi daxilolmalar, kredit dövriyyəsi, kredit üzrə cəmi, ümumi kredit, mədaxil üzrə cəmi, mədaxil cəmi, yekun mədaxil',
    ),
    totalDebits: parsePhrases(
      'cəmi məxaric, ümumi məxaric, cəmi debet, debet üzrə dövriyyə, cəmi xərclər, debet dövriyyəsi, debet üzrə cəmi, ümumi debet, məxaric üzrə cəmi, məxaric cəmi, yekun məxaric',
    ),
    total: parsePhrases(
      'cəmi, yekun, ümumi, cəmi dövriyyə, dövriyyə, ümumi dövriyyə, ümumi məbləğ, dövr üzrə dövriyyə',
    ),
    netChange: parsePhrases('xalis dəyişiklik, fərq'),
    countCredits: parsePhrases('mədaxil əməliyyatlarının sayı, kredit əməliyyatlarının sayı'),
    countDebits: parsePhrases('məxaric əməliyyatlarının sayı, debet əməliyyatlarının sayı'),
    previousBalance: parsePhrases('əvvəlki borc, əvvəlki dövrün borcu, ilkin borc'),
    newBalance: parsePhrases('yekun borc, ümumi borc, cari borc, cəmi borc, ödəniləcək məbləğ, son borc'),
    period: parsePhrases('dövr, hesabat dövrü, çıxarış dövrü, dövr üzrə, tarix aralığı, müddət, çıxarışın dövrü'),
    periodFrom: parsePhrases('başlanğıc tarix, başlama tarixi, dövrün əvvəli, başlanğıc tarixi'),
    periodTo: parsePhrases('son tarix, bitmə tarixi, dövrün sonu, bitiş tarixi'),
    statementDate: parsePhrases(
      'çıxarışın tarixi, çıxarış tarixi, çap tarixi, hazırlanma tarixi, verilmə tarixi, formalaşdırılma tarixi, çap edilmə tarixi',
    ),
    accountNumber: parsePhrases(
      'hesab nömrəsi, hesabın nömrəsi, hesab, hesab №, hesab n, kart nömrəsi, kartın nömrəsi, hesablaşma hesabı, müqavilə nömrəsi, müqavilənin nömrəsi',
    ),
    iban: parsePhrases('iban, iban hesab, iban nömrəsi'),
    accountHolder: parsePhrases(
      'müştəri, müştərinin adı, hesab sahibi, hesabın sahibi, kart sahibi, kartın sahibi, müştərinin a s a, ad soyad, ad və soyad, soyad ad ata adı, soyadı adı atasının adı, borcalan, hesabın adı, müştəri adı',
    ),
    accountType: parsePhrases('hesabın növü, hesab növü, məhsul, kartın növü, hesabın tipi'),
    currency: parsePhrases('valyuta, hesabın valyutası, hesab valyutası, kartın valyutası, valyutası'),
    bank: parsePhrases('bank, filial, bankın adı, swift, bik, bankın kodu'),
    dailyBalance: parsePhrases('günün sonuna qalıq, gündəlik qalıq'),
    availableBalance: parsePhrases(
      'istifadə oluna bilən qalıq, mövcud qalıq, əlçatan qalıq, istifadə oluna bilən məbləğ, sərbəst qalıq, mövcud limit',
    ),
    creditLimit: parsePhrases('kredit limiti, kredit xətti, overdraft limiti, kredit xəttinin limiti'),
    minimumPayment: parsePhrases('minimal ödəniş, minimum ödəniş, minimal ödəniş məbləği, minimum ödəniş məbləği'),
    dueDate: parsePhrases('son ödəniş tarixi, ödənişin son tarixi, ödəniş müddəti'),
    interestRate: parsePhrases('faiz dərəcəsi, illik faiz dərəcəsi, illik faiz'),
    feeSummary: parsePhrases('cəmi komissiya, komissiyaların cəmi'),
    yearToDate: parsePhrases('ilin əvvəlindən'),
    rewards: parsePhrases('bonuslar, keşbek, toplanmış bonuslar'),
    pending: parsePhrases(
      'bloklanmış məbləğlər, gözləmədə olan əməliyyatlar, gözləmədə, bloklanmış əməliyyatlar, imtina edilmiş əməliyyatlar, ləğv edilmiş əməliyyatlar',
    ),
    pendingAmount: parsePhrases('bloklanmış məbləğ'),
    noTransactions: parsePhrases(
      'əməliyyat yoxdur, əməliyyat aparılmayıb, əməliyyat tapılmadı, bu dövr üzrə əməliyyat yoxdur, dövriyyə yoxdur',
    ),
    page: parsePhrases('səhifə, səh'),
    continued: parsePhrases('davamı'),
    installments: parsePhrases('taksit, hissə-hissə ödəniş'),
    statementNumber: parsePhrases('çıxarışın nömrəsi, çıxarış №'),
    averageBalance: parsePhrases('orta qalıq'),
  },
  sections: {
    credits: parsePhrases('mədaxil, daxilolmalar, mədaxil əməliyyatları'),
    debits: parsePhrases('məxaric, xərclər, məxaric əməliyyatları'),
    checks: parsePhrases('çeklər'),
    fees: parsePhrases('komissiyalar, xidmət haqları'),
    interest: parsePhrases('faizlər, hesablanmış faizlər'),
    payments: parsePhrases('ödənişlər'),
    purchases: parsePhrases(
      'alışlar, əməliyyatlar, əməliyyatların siyahısı, kart əməliyyatları, hesab üzrə əməliyyatlar',
    ),
    cashAdvances: parsePhrases('nağdlaşdırma, nağd pulun çıxarılması'),
    refunds: parsePhrases('geri qaytarmalar, geri qaytarma'),
    transfers: parsePhrases('köçürmələr'),
    atm: parsePhrases('bankomat, bankomatlar'),
    cards: parsePhrases('kartlar, kart əməliyyatları'),
    pending: parsePhrases(
      'bloklanmış məbləğlər, gözləmədə olan əməliyyatlar, bloklanmış əməliyyatlar, imtina edilmiş əməliyyatlar',
    ),
    summary: parsePhrases('xülasə, hesabın xülasəsi, ümumi məlumat, hesab məlumatları'),
  },
  markers: { credit: parsePhrases('Kredit, Mədaxil'), debit: parsePhrases('Debet, Məxaric') },
  accountTypes: {
    checking: parsePhrases(
      'cari hesab, cari hesabın, cari hesabdan, cari hesab üzrə, hesablaşma hesabı, hesablaşma hesabından, kart hesabı, kart hesabının, kart hesabından, kart hesabı üzrə, debet kartı, debet kartının, debet kartı üzrə, maaş kartı, maaş kartı üzrə',
    ),
    savings: parsePhrases(
      'əmanət hesabı, əmanət hesabının, əmanət hesabından, əmanət, depozit hesabı, depozit hesabının, müddətli əmanət, müddətli depozit, yığım hesabı, yığım hesabının',
    ),
    credit_card: parsePhrases(
      'kredit kartı, kredit kartının, kredit kartı üzrə, kredit kartından, kredit kartı çıxarışı',
    ),
    loan: parsePhrases(
      'kredit hesabı, kredit hesabının, kredit hesabı üzrə, kredit müqaviləsi, ipoteka krediti, istehlak krediti, kreditin qalığı',
    ),
    brokerage: parsePhrases('broker hesabı, qiymətli kağızlar hesabı, investisiya hesabı'),
    other: parsePhrases('elektron pul kisəsi, elektron cüzdan'),
  },
  dateWords: parsePhrases('ci il, il, tarixindən, tarixinədək, tarixinə qədər, tarixli, dək, və'),
  terms: {
    listEnd: parsePhrases('çıxarışın sonu'),
    joinsHolders: parsePhrases('və'),
    cardholder: parsePhrases('kart sahibi, kartın sahibi'),
    formOfAddress: parsePhrases('cənab, xanım'),
    streetLast: parsePhrases('küçəsi, küç, prospekti'),
    account: parsePhrases('hesab'),
    overdraft: parsePhrases('overdraft'),
    principal: parsePhrases('əsas borcun qalığı, əsas borc qalığı'),
  },
};
