import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** In logical order; the reading stages turn visual order around before. */
export const arabic: Language = {
  code: 'ar',
  name: 'Arabic',
  months: parseForms(
    'يناير كانون-الثاني جانفي, فبراير شباط فيفري, مارس آذار, أبريل نيسان إبريل ابريل أفريل, مايو أيار ماي, يونيو حزيران جوان يونيه, يوليو تموز جويلية يوليه, أغسطس آب أوت اغسطس, سبتمبر أيلول شتنبر, أكتوبر تشرين-الأول اكتوبر, نوفمبر تشرين-الثاني نونبر, ديسمبر كانون-الأول دجنبر',
  ),
  weekdays: parseForms('الاثنين, الثلاثاء, الأربعاء, الخميس, الجمعة, السبت, الأحد'),
  columns: {
    date: parsePhrases('التاريخ, تاريخ, اليوم, تاريخ الحركة'),
    transactionDate: parsePhrases('تاريخ العملية, تاريخ المعاملة, تاريخ الشراء, تاريخ الحركه'),
    postingDate: parsePhrases('تاريخ القيد, تاريخ التسجيل, تاريخ الترحيل, تاريخ المعالجة'),
    valueDate: parsePhrases('تاريخ الاستحقاق, تاريخ الحق, تاريخ القيمة, تاريخ السريان'),
    description: parsePhrases(
      'البيان, الوصف, التفاصيل, تفاصيل, وصف العملية, تفاصيل العملية, بيان, تفاصيل المعاملة, ملاحظات, الشرح, بيان العملية, وصف المعاملة, تفاصيل الحركة, العملية, وصف الحركة, نوع الحركة',
    ),
    reference: parsePhrases(
      'المرجع, رقم المرجع, رقم العملية, رقم المستند, رقم الشيك, الرقم المرجعي, رقم الحركة, رقم المعاملة',
    ),
    debit: parsePhrases(
      'مدين, المدين, السحوبات, سحب, منه, مبلغ مدين, المسحوبات, خصم, عليه, المبلغ المدين, مدفوعات, السحب, الخصم, حركة مدينة',
    ),
    credit: parsePhrases(
      'دائن, الدائن, الإيداعات, إيداع, له, مبلغ دائن, اضافة, المبلغ الدائن, مقبوضات, الإيداع, إضافة, حركة دائنة',
    ),
    amount: parsePhrases('المبلغ, القيمة, مبلغ, مبلغ العملية, قيمة العملية, مدين دائن, مبلغ الحركة'),
    balance: parsePhrases('الرصيد, رصيد, الرصيد الحالي, الرصيد بعد العملية, رصيد الحساب, الرصيد المتاح, الرصيد الجاري'),
    type: parsePhrases('النوع, نوع العملية, نوع المعاملة, رمز العملية'),
    currency: parsePhrases('العملة, عملة, عملة الحساب'),
    originalAmount: parsePhrases('المبلغ الأصلي, المبلغ بالعملة الأجنبية, المبلغ بعملة العملية'),
    exchangeRate: parsePhrases('سعر الصرف, سعر التحويل'),
    sign: parsePhrases('مدين دائن, د م'),
    ignored: parsePhrases(
      'الفرع, القناة, رقم البطاقة, رقم الحساب, الوقت, الحالة, الرسوم, البطاقة, الفئة, رمز الفرع, م, الرقم',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'الرصيد الافتتاحي, رصيد افتتاحي, الرصيد السابق, رصيد أول المدة, رصيد بداية الفترة, الرصيد الإفتتاحي, رصيد سابق, الرصيد في بداية الفترة, رصيد اول المدة, رصيد ما قبله',
    ),
    closingBalance: parsePhrases(
      'الرصيد الختامي, رصيد الإقفال, رصيد آخر المدة, الرصيد الحالي, رصيد نهاية الفترة, الرصيد النهائي, رصيد الاقفال, رصيد اخر المدة, الرصيد في نهاية الفترة, رصيد ختامي, رصيد الحساب, الرصيد الإجمالي',
    ),
    broughtForward: parsePhrases('رصيد منقول, الرصيد المنقول, ما قبله, رصيد مرحل, الرصيد المرحل, رصيد مدور'),
    carriedForward: parsePhrases('رصيد مرحل, ما بعده, ينقل بعده, رصيد منقول الى'),
    subtotal: parsePhrases('المجموع الفرعي, مجموع الصفحة, إجمالي الصفحة'),
    totalCredits: parsePhrases(
      'إجمالي الدائن, مجموع الدائن, إجمالي الإيداعات, مجموع الإيداعات, إجمالي الحركات الدائنة, مجموع الحركات الدائنة, اجمالي الدائن, اجمالي الايداعات, إجمالي دائن',
    ),
    totalDebits: parsePhrases(
      'إجمالي المدين, مجموع المدين, إجمالي السحوبات, مجموع السحوبات, إجمالي الحركات المدينة, مجموع الحركات المدينة, اجمالي المدين, اجمالي السحوبات, إجمالي مدين',
    ),
    total: parsePhrases('الإجمالي, المجموع, إجمالي, مجموع, المجموع الكلي, اجمالي'),
    netChange: parsePhrases('صافي التغير, الفرق'),
    countCredits: parsePhrases('عدد الإيداعات, عدد الحركات الدائنة, عدد عمليات الإيداع'),
    countDebits: parsePhrases('عدد السحوبات, عدد الحركات المدينة, عدد عمليات السحب'),
    previousBalance: parsePhrases('الرصيد السابق, رصيد الكشف السابق'),
    newBalance: parsePhrases(
      'الرصيد الجديد, المبلغ المستحق, إجمالي المبلغ المستحق, الرصيد المستحق, المبلغ الإجمالي المستحق',
    ),
    period: parsePhrases(
      'الفترة, فترة الكشف, عن الفترة, للفترة, الفترة من, كشف حساب للفترة, خلال الفترة, عن الفترة من',
    ),
    periodFrom: parsePhrases('من, من تاريخ, تاريخ البداية'),
    periodTo: parsePhrases('إلى, الى, حتى, إلى تاريخ, الى تاريخ, حتى تاريخ'),
    statementDate: parsePhrases('تاريخ الكشف, تاريخ الإصدار, تاريخ كشف الحساب, تاريخ الطباعة, تاريخ إصدار الكشف'),
    accountNumber: parsePhrases('رقم الحساب, الحساب, حساب رقم, رقم البطاقة, رقم الحساب البنكي'),
    iban: parsePhrases('رقم الآيبان, الآيبان, رقم الحساب الدولي, آيبان, الايبان, رقم الايبان'),
    accountHolder: parsePhrases(
      'اسم العميل, صاحب الحساب, اسم صاحب الحساب, الاسم, اسم الحساب, العميل, السيد, السادة, السيدة, اسم حامل البطاقة',
    ),
    accountType: parsePhrases('نوع الحساب, المنتج'),
    currency: parsePhrases('العملة, عملة الحساب, نوع العملة'),
    bank: parsePhrases('البنك, الفرع, مصرف, اسم الفرع, المصرف, بنك, رمز السويفت'),
    dailyBalance: parsePhrases(''),
    availableBalance: parsePhrases('الرصيد المتاح, المتاح, الحد المتاح, الرصيد المتوفر'),
    creditLimit: parsePhrases('الحد الائتماني, حد الائتمان, الحد الإئتماني, حد البطاقة'),
    minimumPayment: parsePhrases('الحد الأدنى للدفع, الحد الأدنى المستحق, الحد الادنى للسداد, الحد الأدنى للسداد'),
    dueDate: parsePhrases('تاريخ السداد, آخر موعد للسداد, تاريخ الدفع'),
    interestRate: parsePhrases('سعر الفائدة, معدل الفائدة, نسبة الفائدة, معدل الربح'),
    feeSummary: parsePhrases(''),
    yearToDate: parsePhrases(''),
    rewards: parsePhrases('النقاط, نقاط المكافآت'),
    pending: parsePhrases('عمليات معلقة, معلق, قيد التنفيذ'),
    pendingAmount: parsePhrases('مبلغ محجوز, المبلغ المحجوز, المبالغ المحجوزة, الرصيد المحجوز'),
    noTransactions: parsePhrases('لا توجد عمليات, لا توجد حركات, لا توجد معاملات, لا يوجد حركات'),
    page: parsePhrases('صفحة, الصفحة, رقم الصفحة'),
    continued: parsePhrases('يتبع'),
    installments: parsePhrases('أقساط, خطة التقسيط, تقسيط'),
    averageBalance: parsePhrases('متوسط الرصيد'),
  },
  sections: {
    credits: parsePhrases('الإيداعات, الحركات الدائنة'),
    debits: parsePhrases('السحوبات, الحركات المدينة'),
    checks: parsePhrases('الشيكات, شيكات'),
    fees: parsePhrases('الرسوم, العمولات, رسوم, الرسوم والعمولات'),
    interest: parsePhrases('الفوائد, الأرباح, فوائد'),
    payments: parsePhrases('المدفوعات, السداد, الدفعات'),
    purchases: parsePhrases('المشتريات, العمليات, حركات الحساب, تفاصيل الحركات'),
    cashAdvances: parsePhrases('السحب النقدي, سلف نقدية'),
    refunds: parsePhrases('المبالغ المستردة, استرداد'),
    transfers: parsePhrases('التحويلات, الحوالات, حوالات'),
    atm: parsePhrases('صراف آلي, الصراف الآلي'),
    cards: parsePhrases('البطاقات'),
    dailyBalances: parsePhrases(''),
    pending: parsePhrases(''),
    summary: parsePhrases('ملخص, ملخص الحساب, ملخص كشف الحساب'),
  },
  markers: { credit: parsePhrases('دائن, له, ايداع, إيداع'), debit: parsePhrases('مدين, منه, عليه, سحب') },
  accountTypes: {
    checking: parsePhrases('حساب جاري, الحساب الجاري, جاري'),
    savings: parsePhrases('حساب توفير, حساب التوفير, وديعة, توفير, حساب ادخار'),
    credit_card: parsePhrases(
      'بطاقة ائتمان, بطاقة ائتمانية, بطاقة الائتمان, كشف حساب بطاقة الائتمان, كشف بطاقة الائتمان, كشف حساب البطاقة',
    ),
    loan: parsePhrases('قرض, تمويل, حساب قرض, كشف حساب القرض, تمويل شخصي, حساب القرض, حساب التمويل, كشف حساب التمويل'),
    brokerage: parsePhrases(''),
    other: parsePhrases(''),
  },
  dateWords: parsePhrases('من, إلى, الى, في, حتى, م, هـ'),
};
