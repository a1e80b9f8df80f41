import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Oʻzbekiston, in Latin letters. "o‘" is printed with an apostrophe of either kind, which parts the word; the letter "ʻ" does not. */
export const uzbek: Language = {
  code: 'uz',
  name: 'Uzbek',
  months: parseForms(
    'yanvar yanvardan yanvargacha, fevral fevraldan fevralgacha, mart martdan martgacha, aprel apreldan aprelgacha, may maygacha, iyun iyundan iyungacha, iyul iyuldan iyulgacha, avgust avgustdan avgustgacha, sentabr sentyabr sentabrdan sentabrgacha, oktabr oktyabr oktabrdan oktabrgacha, noyabr noyabrdan noyabrgacha, dekabr dekabrdan dekabrgacha',
  ),
  weekdays: parseForms('dushanba, seshanba, chorshanba, payshanba, juma, shanba, yakshanba'),
  columns: {
    date: parsePhrases('sana, sanasi, sana va vaqt, sana vaqt'),
    transactionDate: parsePhrases(
      'operatsiya sanasi, tranzaksiya sanasi, to‘lov sanasi, amaliyot sanasi, operatsiya vaqti, o‘tkazma sanasi',
    ),
    postingDate: parsePhrases(
      'qayta ishlash sanasi, o‘tkazilgan sana, hisobga olish sanasi, hujjat sanasi, ishlov berish sanasi',
    ),
    valueDate: parsePhrases('valyutalash sanasi'),
    description: parsePhrases(
      'to‘lov maqsadi, to‘lov tafsiloti, to‘lov tafsilotlari, tavsif, tavsifi, operatsiya tavsifi, izoh, operatsiya, tafsilotlar, operatsiya nomi, to‘lov mazmuni, mazmuni, tranzaksiya tavsifi, operatsiya mazmuni, to‘lovning maqsadi',
    ),
    reference: parsePhrases('hujjat raqami, hujjat №, tranzaksiya raqami, operatsiya raqami, hujjat n'),
    debit: parsePhrases(
      'chiqim, debet, xarajat, debet aylanmasi, chiqim uzs, debet uzs, chiqim so‘m, xarajatlar, chiqimlar',
    ),
    credit: parsePhrases(
      'kirim, kredit, tushum, kredit aylanmasi, kirim uzs, kredit uzs, kirim so‘m, tushumlar, kirimlar',
    ),
    amount: parsePhrases(
      'summa, summasi, operatsiya summasi, to‘lov summasi, summa so‘m, summa uzs, tranzaksiya summasi, miqdori',
    ),
    balance: parsePhrases(
      'qoldiq, qoldig‘i, hisob qoldig‘i, balans, joriy qoldiq, operatsiyadan keyingi qoldiq, qoldiq uzs',
    ),
    type: parsePhrases('operatsiya turi, turi, tranzaksiya turi'),
    currency: parsePhrases('valyuta, valyutasi'),
    originalAmount: parsePhrases('operatsiya valyutasidagi summa, valyutadagi summa'),
    exchangeRate: parsePhrases('valyuta kursi, konvertatsiya kursi, ayirboshlash kursi'),
    sign: parsePhrases('debet kredit, kirim chiqim'),
    ignored: parsePhrases(
      'karta raqami, filial, holati, komissiya, mfo, korrespondent hisob, oluvchi, jo‘natuvchi, terminal, qabul qiluvchi, kontragent, vaqti',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'boshlang‘ich qoldiq, davr boshidagi qoldiq, davr boshiga qoldiq, kun boshiga qoldiq, kirish qoldig‘i, kun boshidagi qoldiq, davr boshidagi saldo, kirish saldosi, boshlang‘ich balans, dastlabki qoldiq',
    ),
    closingBalance: parsePhrases(
      'yakuniy qoldiq, davr oxiridagi qoldiq, davr oxiriga qoldiq, kun oxiriga qoldiq, chiqish qoldig‘i, joriy qoldiq, kun oxiridagi qoldiq, davr oxiridagi saldo, oxirgi qoldiq, chiqish saldosi, yakuniy balans, davr yakunidagi qoldiq',
    ),
    broughtForward: parsePhrases('oldingi sahifadan'),
    carriedForward: parsePhrases('keyingi sahifaga'),
    subtotal: parsePhrases('oraliq jami, sahifa bo‘yicha jami, kun bo‘yicha jami'),
    totalCredits: parsePhrases(
      'jami kirim, umumiy kirim, jami kredit, kredit aylanmasi, kredit bo‘yicha aylanma, jami tushum, jami kirimlar, jami tushumlar, kirim jami, kredit bo‘yicha jami',
    ),
    totalDebits: parsePhrases(
      'jami chiqim, umumiy chiqim, jami debet, debet aylanmasi, debet bo‘yicha aylanma, jami xarajat, jami xarajatlar, jami chiqimlar, chiqim jami, debet bo‘yicha jami',
    ),
    total: parsePhrases(
      'jami, umumiy, jami aylanma, aylanma, umumiy summa, jami summa, aylanmalar, umumiy aylanma, hammasi',
    ),
    netChange: parsePhrases('farq, o‘zgarish'),
    countCredits: parsePhrases('kirim operatsiyalari soni'),
    countDebits: parsePhrases('chiqim operatsiyalari soni'),
    previousBalance: parsePhrases('oldingi qarz, oldingi qarzdorlik'),
    newBalance: parsePhrases('umumiy qarz, jami qarzdorlik, umumiy qarzdorlik, to‘lanadigan summa, joriy qarzdorlik'),
    period: parsePhrases('davr, davri, ko‘chirma davri, davr uchun, hisobot davri, muddat'),
    periodFrom: parsePhrases('boshlanish sanasi, davr boshi'),
    periodTo: parsePhrases('tugash sanasi, davr oxiri'),
    statementDate: parsePhrases(
      'ko‘chirma sanasi, chop etilgan sana, shakllantirilgan sana, berilgan sana, yaratilgan sana',
    ),
    accountNumber: parsePhrases(
      'hisob raqami, hisobraqam, hisob raqam, karta raqami, hisobvaraq, hisobvaraq raqami, shartnoma raqami',
    ),
    iban: parsePhrases('iban'),
    accountHolder: parsePhrases(
      'mijoz, mijoz nomi, hisob egasi, karta egasi, mijozning f i sh, f i sh, f i o, egasi, hisobvaraq egasi, mijozning nomi, hisob nomi, qarz oluvchi, karta sohibi, mijoz f i sh',
    ),
    accountType: parsePhrases('hisob turi, hisobvaraq turi, mahsulot, karta turi'),
    currency: parsePhrases('valyuta, hisob valyutasi, valyutasi, karta valyutasi, hisobvaraq valyutasi'),
    bank: parsePhrases('bank nomi, filial, mfo, bank kodi'),
    dailyBalance: parsePhrases('kun oxiridagi qoldiq, kunlik qoldiq'),
    availableBalance: parsePhrases('mavjud qoldiq, mavjud mablag‘, mavjud balans, foydalanish mumkin bo‘lgan summa'),
    creditLimit: parsePhrases('kredit limiti, overdraft limiti'),
    minimumPayment: parsePhrases('minimal to‘lov, eng kam to‘lov'),
    dueDate: parsePhrases('to‘lov muddati, to‘lash muddati'),
    interestRate: parsePhrases('foiz stavkasi, yillik foiz stavkasi'),
    feeSummary: parsePhrases('jami komissiya'),
    yearToDate: parsePhrases('yil boshidan'),
    rewards: parsePhrases('keshbek, bonuslar'),
    pending: parsePhrases(
      'bloklangan summalar, kutilayotgan operatsiyalar, rad etilgan operatsiyalar, bekor qilingan operatsiyalar',
    ),
    pendingAmount: parsePhrases('bloklangan summa'),
    noTransactions: parsePhrases(
      'operatsiyalar mavjud emas, operatsiyalar topilmadi, operatsiyalar yo‘q, aylanma mavjud emas',
    ),
    page: parsePhrases('sahifa'),
    continued: parsePhrases('davomi'),
    installments: parsePhrases('bo‘lib to‘lash'),
    statementNumber: parsePhrases('ko‘chirma raqami, ko‘chirma №'),
    averageBalance: parsePhrases('o‘rtacha qoldiq'),
  },
  sections: {
    credits: parsePhrases('kirimlar, tushumlar, kirim operatsiyalari'),
    debits: parsePhrases('chiqimlar, xarajatlar, chiqim operatsiyalari'),
    checks: parsePhrases(''),
    fees: parsePhrases('komissiyalar'),
    interest: parsePhrases('foizlar, hisoblangan foizlar'),
    payments: parsePhrases('to‘lovlar'),
    purchases: parsePhrases(
      'xaridlar, operatsiyalar, operatsiyalar ro‘yxati, operatsiyalar tarixi, karta operatsiyalari',
    ),
    cashAdvances: parsePhrases('naqd pul yechish, naqd pul olish'),
    refunds: parsePhrases('qaytarishlar, qaytarilgan summalar'),
    transfers: parsePhrases('o‘tkazmalar, pul o‘tkazmalari'),
    atm: parsePhrases('bankomatlar'),
    cards: parsePhrases('kartalar, karta operatsiyalari'),
    pending: parsePhrases('bloklangan summalar, kutilayotgan operatsiyalar, rad etilgan operatsiyalar'),
    summary: parsePhrases('xulosa, umumiy ma‘lumot, hisob haqida ma‘lumot, qisqacha ma‘lumot'),
  },
  markers: { credit: parsePhrases('Kredit, Kirim, Kt'), debit: parsePhrases('Debet, Chiqim, Dt') },
  accountTypes: {
    checking: parsePhrases(
      'joriy hisob, joriy hisobvaraq, hisob-kitob varag‘i, hisob-kitob hisobi, karta hisobi, karta hisobvarag‘i, debet karta, plastik karta, ish haqi kartasi, karta bo‘yicha ko‘chirma, joriy hisob raqami, asosiy hisob raqami, talab qilib olinguncha depozit',
    ),
    savings: parsePhrases(
      'jamg‘arma hisob, jamg‘arma hisobi, omonat, omonat hisobi, muddatli omonat, depozit, depozit hisobi, jamg‘arma',
    ),
    credit_card: parsePhrases('kredit karta, kredit kartasi, kredit karta bo‘yicha ko‘chirma'),
    loan: parsePhrases(
      'kredit hisobi, ipoteka krediti, iste‘mol krediti, kredit bo‘yicha ko‘chirma, kredit shartnomasi',
    ),
    brokerage: parsePhrases('qimmatli qog‘ozlar hisobi, investitsiya hisobi'),
    other: parsePhrases('elektron hamyon'),
  },
  dateWords: parsePhrases('yil, yilning, dan, gacha, yildan, yilgacha'),
  terms: {
    listEnd: parsePhrases('ko‘chirma oxiri'),
    cardholder: parsePhrases('karta egasi'),
    firmFirst: parsePhrases('mchj'),
    streetLast: parsePhrases('ko‘chasi, shoh ko‘chasi'),
    overdraft: parsePhrases('overdraft'),
    principal: parsePhrases('asosiy qarz qoldig‘i'),
  },
};
