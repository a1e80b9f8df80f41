import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** In logical order; the reading stages turn visual order around before. */
export const hebrew: Language = {
  code: 'he',
  name: 'Hebrew',
  months: parseForms(
    'ינואר ינו בינואר, פברואר פבר בפברואר, מרץ מרס במרץ, אפריל אפר באפריל, מאי במאי, יוני יונ ביוני, יולי יול ביולי, אוגוסט אוג באוגוסט, ספטמבר ספט בספטמבר, אוקטובר אוק באוקטובר, נובמבר נוב בנובמבר, דצמבר דצמ בדצמבר',
  ),
  weekdays: parseForms('שני, שלישי, רביעי, חמישי, שישי, שבת, ראשון'),
  columns: {
    date: parsePhrases('תאריך, יום, תאריך פעולה'),
    transactionDate: parsePhrases('תאריך עסקה, תאריך העסקה, תאריך הפעולה, תאריך ביצוע, תאריך רכישה'),
    postingDate: parsePhrases('תאריך רישום, תאריך חיוב, מועד חיוב, תאריך החיוב'),
    valueDate: parsePhrases('תאריך ערך, יום ערך, ערך, ת ערך'),
    description: parsePhrases(
      'תיאור, תיאור הפעולה, פרטים, הפעולה, סוג פעולה, פעולה, תיאור פעולה, שם בית עסק, שם בית העסק, הערות, תאור, פרטי הפעולה, תנועה, תיאור התנועה, תאור פעולה, פירוט, לטובת, פירוט נוסף, בית עסק',
    ),
    reference: parsePhrases(
      'אסמכתא, אסמכתה, מספר אסמכתא, מס אסמכתא, מספר שובר, מס שובר, מספר המחאה, מספר שיק, אסמכתא מס',
    ),
    debit: parsePhrases('חובה, בחובה, סכום חובה, חיוב, חיובים, משיכות, הוצאות, משיכה, יציאה'),
    credit: parsePhrases('זכות, בזכות, סכום זכות, זיכוי, זיכויים, הפקדות, הכנסות, הפקדה, כניסה'),
    amount: parsePhrases(
      'סכום, סכום עסקה, סכום חיוב, סכום הפעולה, זכות חובה, חובה זכות, סכום העסקה, סכום החיוב, סכום בש ח',
    ),
    balance: parsePhrases('יתרה, היתרה, יתרה בש ח, יתרה לאחר פעולה, יתרה בחשבון, יתרה שוטפת, יתרה משוערכת, יתרת חשבון'),
    type: parsePhrases('סוג, סוג עסקה, סוג תנועה, קוד פעולה'),
    currency: parsePhrases('מטבע, סוג מטבע, מטבע חיוב'),
    originalAmount: parsePhrases('סכום מקורי, סכום במטבע מקור, סכום עסקה מקורי, סכום במט ח'),
    exchangeRate: parsePhrases('שער, שער המרה, שער חליפין'),
    sign: parsePhrases('ח ז, ז ח, חובה זכות'),
    ignored: parsePhrases(
      'כמות, סניף, מספר כרטיס, כרטיס, קטגוריה, ענף, מספר חשבון, סטטוס, שעה, ערוץ, מספר תשלום, ערוץ ביצוע, חשבון, עמלה',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'יתרת פתיחה, יתרה קודמת, יתרה תחילית, יתרת פתיחה ליום, יתרה לתחילת תקופה, יתרה מדף קודם',
    ),
    closingBalance: parsePhrases(
      'יתרת סגירה, יתרה נוכחית, יתרה סופית, יתרה לסוף תקופה, יתרה ליום, יתרת עו ש, יתרה בחשבון',
    ),
    broughtForward: parsePhrases('יתרה מועברת, העברה מדף קודם, יתרה מדף קודם, מועבר'),
    carriedForward: parsePhrases('יתרה להעברה, העברה לדף הבא, להעברה'),
    subtotal: parsePhrases(
      'סיכום ביניים, סה כ לדף, סה כ לכרטיס, סה כ עסקאות בארץ, סה כ עסקאות בחו ל, סה כ עסקאות במט ח, סה כ עסקאות בחו ל ובמט ח',
    ),
    totalCredits: parsePhrases(
      'סך זכות, סך הכל זכות, סך הכול זכות, סה כ זכות, סה כ הפקדות, סה כ זיכויים, סך הזיכויים, סהכ זכות',
    ),
    totalDebits: parsePhrases(
      'סך חובה, סך הכל חובה, סך הכול חובה, סה כ חובה, סה כ משיכות, סה כ חיובים, סך החיובים, סהכ חובה, סה כ עסקאות',
    ),
    total: parsePhrases('סה כ, סך הכל, סך הכול, סהכ'),
    netChange: parsePhrases('שינוי, הפרש'),
    countCredits: parsePhrases('מספר תנועות זכות, מספר פעולות זכות'),
    countDebits: parsePhrases('מספר תנועות חובה, מספר פעולות חובה'),
    previousBalance: parsePhrases('יתרה קודמת, חיוב קודם'),
    newBalance: parsePhrases('סכום לתשלום, סה כ לחיוב, יתרה חדשה, סך לתשלום, סה כ חיוב'),
    period: parsePhrases('תקופה, לתקופה, תקופת הדוח, לתקופה מ, תנועות בתאריכים, מתאריך עד תאריך'),
    periodFrom: parsePhrases('מתאריך, מיום, החל מ, מ'),
    periodTo: parsePhrases('עד תאריך, עד יום, עד'),
    statementDate: parsePhrases('תאריך הפקה, תאריך דוח, הופק בתאריך, תאריך הדפסה, נכון ליום, תאריך הדוח'),
    accountNumber: parsePhrases(
      'מספר חשבון, חשבון, מס חשבון, מספר כרטיס, מספר החשבון, חשבון מספר, כרטיס המסתיים בספרות, בכרטיס המסתיים בספרות, כרטיס המסתיים ב, בכרטיס המסתיים ב',
    ),
    iban: parsePhrases(''),
    accountHolder: parsePhrases(
      'שם בעל החשבון, בעל החשבון, שם לקוח, שם החשבון, שם חשבון, לכבוד, שם הלקוח, שם, בעלי החשבון, על שם, שם בעל הכרטיס, בעל הכרטיס',
    ),
    accountType: parsePhrases('סוג חשבון, סוג החשבון, מוצר'),
    currency: parsePhrases('מטבע, מטבע החשבון'),
    bank: parsePhrases('בנק, סניף, שם הבנק, שם סניף, מספר סניף'),
    dailyBalance: parsePhrases('יתרה יומית, יתרה לסוף יום, יתרת סוף יום, יתרה בסוף היום'),
    availableBalance: parsePhrases('יתרה זמינה, יתרה למשיכה, יתרה לניצול'),
    creditLimit: parsePhrases('מסגרת אשראי, מסגרת, מסגרת בחשבון, מסגרת כרטיס'),
    minimumPayment: parsePhrases('תשלום מינימלי, תשלום מינימום'),
    dueDate: parsePhrases('מועד תשלום, לתשלום עד, מועד פירעון, מועד החיוב הבא'),
    interestRate: parsePhrases('ריבית, שיעור ריבית, ריבית שנתית'),
    feeSummary: parsePhrases('ריכוז עמלות, פירוט עמלות, סיכום עמלות, סך העמלות, דוח עמלות'),
    yearToDate: parsePhrases('מתחילת השנה, מצטבר מתחילת השנה, מצטבר שנתי'),
    rewards: parsePhrases('נקודות, כוכבים'),
    pending: parsePhrases(
      'ממתין, עסקאות ממתינות, עסקאות עתידיות, תנועות זמניות, עסקאות שטרם נקלטו, נדחה, בוטל, נכשל, עסקאות שנדחו, עסקאות שבוטלו',
    ),
    pendingAmount: parsePhrases('סכום ממתין, סכום מעוקל, עיקול'),
    noTransactions: parsePhrases('אין תנועות, לא נמצאו תנועות, אין פעולות, לא נמצאו נתונים'),
    page: parsePhrases('עמוד, דף, דף מספר'),
    continued: parsePhrases('המשך, המשך בדף הבא'),
    installments: parsePhrases('תשלומים, עסקאות בתשלומים, תשלום מתוך'),
    statementNumber: parsePhrases('מספר דף, דף מספר, מספר דף חשבון'),
    averageBalance: parsePhrases('יתרה ממוצעת'),
  },
  sections: {
    credits: parsePhrases('הפקדות, זיכויים, תנועות זכות'),
    debits: parsePhrases('חיובים, משיכות, תנועות חובה, הוראות קבע'),
    checks: parsePhrases('שיקים, המחאות'),
    fees: parsePhrases('עמלות, דמי ניהול, עמלות ודמי ניהול'),
    interest: parsePhrases('ריבית'),
    payments: parsePhrases('תשלומים, תשלומים שהתקבלו'),
    purchases: parsePhrases(
      'עסקאות, רכישות, קניות, תנועות, תנועות בחשבון, עסקאות בארץ, רכישות בארץ, עסקאות בחול, עסקאות בחו ל, עסקאות במט ח, עסקאות בחו ל ובמט ח, פירוט עסקאות, תנועות אחרונות',
    ),
    cashAdvances: parsePhrases('משיכת מזומן, משיכות מזומן'),
    refunds: parsePhrases('החזרים, ביטולים'),
    transfers: parsePhrases('העברות, העברה'),
    atm: parsePhrases('כספומט, משיכות מכספומט'),
    cards: parsePhrases('כרטיסים, כרטיסי אשראי'),
    dailyBalances: parsePhrases('יתרות יומיות, ריכוז יתרות יומיות, יתרות לסוף יום'),
    pending: parsePhrases(
      'עסקאות ממתינות, עסקאות שטרם נקלטו, תנועות בהמתנה, עסקאות עתידיות, תנועות עתידיות, תנועות צפויות, חיובים צפויים, עסקאות שנדחו, עסקאות שבוטלו',
    ),
    summary: parsePhrases('סיכום, ריכוז יתרות, תמצית, מצב חשבון'),
  },
  markers: { credit: parsePhrases('זכות, ז, בזכות'), debit: parsePhrases('חובה, ח, בחובה') },
  accountTypes: {
    checking: parsePhrases('עו ש, עובר ושב, חשבון עובר ושב, חשבון עוש, חשבון שוטף, חשבון עסקי'),
    savings: parsePhrases(
      'חיסכון, פיקדון, תוכנית חיסכון, פקדון, חשבון חיסכון, חשבון פיקדון, חסכון, תכנית חיסכון, פק"מ',
    ),
    credit_card: parsePhrases(
      'כרטיס אשראי, פירוט חיובי כרטיס, פירוט חיובים, פירוט עסקאות, חיובי כרטיס אשראי, דף פירוט, כרטיסי אשראי',
    ),
    loan: parsePhrases('הלוואה, משכנתא, הלוואות, חשבון הלוואה, הלוואת דיור'),
    brokerage: parsePhrases('ניירות ערך, תיק ניירות ערך, חשבון ניירות ערך, חשבון השקעות'),
    other: parsePhrases('ארנק דיגיטלי, ארנק אלקטרוני'),
  },
  dateWords: parsePhrases('עד, מ, ב, מיום, עד יום, ליום'),
  terms: {
    bankStaff: parsePhrases('מנהל הסניף, מנהלת הסניף, יועץ, יועצת, בנקאי אישי, בנקאית אישית'),
    listEnd: parsePhrases('סוף דף חשבון'),
  },
};
