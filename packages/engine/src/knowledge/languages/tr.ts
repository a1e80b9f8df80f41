import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

export const turkish: Language = {
  code: 'tr',
  name: 'Turkish',
  months: parseForms(
    'ocak oca ock, şubat şub sbt, mart mar mrt, nisan nis nsn, mayıs may mys, haziran haz hzr, temmuz tem tmz, ağustos ağu ağs, eylül eyl eyll, ekim eki ekm, kasım kas ksm, aralık ara arlk',
  ),
  weekdays: parseForms('pazartesi pzt, salı sal, çarşamba çar, perşembe per, cuma cum, cumartesi cmt, pazar paz'),
  columns: {
    date: parsePhrases('tarih, işlem tarih, tarih saat, tarih ve saat, gün'),
    transactionDate: parsePhrases(
      'işlem tarihi, işlem tarihi saati, işl tarihi, işlem zamanı, harcama tarihi, işlem tarihi ve saati, alışveriş tarihi',
    ),
    postingDate: parsePhrases('muhasebe tarihi, kayıt tarihi, hesaba geçiş tarihi, muh tarihi, muhasebeleşme tarihi'),
    valueDate: parsePhrases('valör, valör tarihi, valor, val tarihi'),
    description: parsePhrases(
      'açıklama, işlem açıklaması, açıklamalar, işlem, işlemler, detay, işlem detayı, açıklama detay, işlem bilgisi, hareket açıklaması, işyeri, üye işyeri, işlem adı, karşı taraf, harcama açıklaması',
    ),
    reference: parsePhrases(
      'referans, dekont no, fiş no, referans no, işlem no, dekont, makbuz no, ref no, fiş numarası, dekont numarası, işlem referansı, çek no, sorgu no, referans numarası',
    ),
    debit: parsePhrases(
      'harcamalar, borç, giden, çıkan, çekilen, gider, borç tutarı, çıkış, ödenen, çekilen tutar, borç tl, giden tutar, harcama',
    ),
    credit: parsePhrases(
      'alacak, gelen, giren, yatan, gelir, alacak tutarı, giriş, yatırılan, yatan tutar, alacak tl, gelen tutar',
    ),
    amount: parsePhrases(
      'tutar, işlem tutarı, miktar, tutar tl, işlem miktarı, borç alacak, tutar try, hareket tutarı, toplam tutar, borç alacak tutarı, işlem tutar',
    ),
    balance: parsePhrases(
      'bakiye, kalan bakiye, işlem sonrası bakiye, kalan, güncel bakiye, bakiye tl, hesap bakiyesi, son bakiye, bakiye tutarı, kullanılabilir bakiye, yeni bakiye',
    ),
    type: parsePhrases('işlem tipi, işlem türü, tür, tip, işlem kodu, hareket tipi, işlem cinsi, işlem'),
    currency: parsePhrases('döviz cinsi, para birimi, döviz, döviz kodu, hesap para birimi'),
    originalAmount: parsePhrases(
      'orijinal tutar, döviz tutarı, orijinal işlem tutarı, yabancı para tutarı, orjinal tutar, işlem döviz tutarı',
    ),
    exchangeRate: parsePhrases('kur, döviz kuru, işlem kuru, çevrim kuru'),
    sign: parsePhrases('b a, borç alacak, a b'),
    ignored: parsePhrases(
      'adet, şube, kanal, kart no, kart numarası, hesap no, kategori, saat, durum, sıra no, sıra, şube kodu, şube adı, işlem yeri, iban, etiket, puan, bonus, taksit, işlem kanalı, no, kazanılan puan, karşı hesap, worldpuan, maxipuan, chip para, fiyat, birim fiyat',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'açılış bakiyesi, devreden bakiye, dönem başı bakiyesi, önceki bakiye, başlangıç bakiyesi, devir bakiyesi, ilk bakiye, bir önceki bakiye, dönem başı bakiye',
    ),
    closingBalance: parsePhrases(
      'kapanış bakiyesi, son bakiye, dönem sonu bakiyesi, güncel bakiye, bitiş bakiyesi, hesap bakiyesi, bakiye, mevcut bakiye, dönem sonu bakiye',
    ),
    broughtForward: parsePhrases('devir, devreden, nakli yekün, önceki sayfadan devir, devreden toplam, nakli yekun'),
    carriedForward: parsePhrases(
      'devreden bakiye, sonraki sayfaya devir, sayfa toplamı devir, sonraki sayfaya nakil, nakli yekün, devreden, devir',
    ),
    subtotal: parsePhrases('ara toplam, sayfa toplamı, günlük toplam, kart toplamı'),
    totalCredits: parsePhrases(
      'toplam alacak, alacak toplamı, toplam gelen, toplam giriş, toplam yatan, gelen toplam, toplam gelir, toplam giren, alacak toplam, ödemeler toplamı, ödemeler ve iadeler, toplam ödemeler, toplam ödeme, yapılan ödemeler toplamı',
    ),
    totalDebits: parsePhrases(
      'toplam borç, borç toplamı, toplam giden, toplam çıkış, toplam çekilen, giden toplam, toplam gider, toplam harcama, toplam çıkan, borç toplam, harcamalar toplamı',
    ),
    total: parsePhrases('toplam, genel toplam, toplamlar, işlemler toplamı'),
    netChange: parsePhrases('net değişim, fark, değişim'),
    countCredits: parsePhrases('alacak adedi, alacak işlem adedi, gelen işlem sayısı'),
    countDebits: parsePhrases('borç adedi, borç işlem adedi, giden işlem sayısı'),
    previousBalance: parsePhrases(
      'önceki dönem borcu, önceki dönem bakiyesi, önceki bakiye, bir önceki dönem borcu, bir önceki ekstre bakiyesi, devreden borç, önceki ekstre bakiyesi, bir önceki hesap özeti borcu, önceki hesap özeti bakiyesi',
    ),
    newBalance: parsePhrases(
      'dönem borcu, toplam borç, ekstre borcu, hesap özeti borcu, toplam dönem borcu, güncel borç, son bakiye, dönem borcunuz',
    ),
    period: parsePhrases(
      'dönem, hesap özeti dönemi, tarih aralığı, ekstre dönemi, dönemi, hesap hareketleri tarih aralığı, hesap kesim dönemi, sorgu tarih aralığı, ekstre tarih aralığı',
    ),
    periodFrom: parsePhrases('başlangıç tarihi, başlangıç, ilk tarih, dönem başı'),
    periodTo: parsePhrases('bitiş tarihi, bitiş, son tarih, dönem sonu'),
    statementDate: parsePhrases(
      'hesap kesim tarihi, ekstre tarihi, düzenleme tarihi, rapor tarihi, hesap özeti tarihi, belge tarihi, oluşturma tarihi, basım tarihi, dekont tarihi',
    ),
    accountNumber: parsePhrases(
      'hesap no, hesap numarası, kart numarası, kart no, müşteri hesap no, hesap, kredi kartı numarası, kredi no, kredi numarası',
    ),
    iban: parsePhrases('iban, iban no, iban numarası'),
    accountHolder: parsePhrases(
      'hesap sahibi, müşteri adı, ad soyad, adı soyadı, müşteri, ünvan, unvan, kart sahibi, müşteri adı soyadı, müşteri unvanı, müşteri ünvanı, sayın, ad soyad unvan, isim, müşterek hesap sahibi, ortak hesap sahibi',
    ),
    accountType: parsePhrases('hesap türü, hesap tipi, hesap adı, ürün, ürün adı, kart tipi, hesap cinsi'),
    currency: parsePhrases('döviz cinsi, para birimi, hesap para birimi, döviz kodu'),
    bank: parsePhrases('banka, şube, şube adı, bic, swift, banka adı, swift kodu'),
    dailyBalance: parsePhrases('günlük bakiye, gün sonu bakiyesi'),
    availableBalance: parsePhrases(
      'kullanılabilir bakiye, kullanılabilir limit, kullanılabilir kart limiti, çekilebilir bakiye, kalan limit',
    ),
    creditLimit: parsePhrases(
      'kredi limiti, limit, kart limiti, kredili mevduat limiti, kmh limiti, ek hesap limiti, nakit çekim limiti, ek hesap, toplam limit',
    ),
    minimumPayment: parsePhrases('asgari ödeme tutarı, minimum ödeme tutarı, asgari tutar, asgari ödeme'),
    dueDate: parsePhrases('son ödeme tarihi, ödeme tarihi, vade, vade tarihi'),
    interestRate: parsePhrases(
      'faiz oranı, akdi faiz oranı, gecikme faizi, faiz, aylık faiz oranı, gecikme faiz oranı, yıllık faiz oranı, faiz oranları',
    ),
    feeSummary: parsePhrases(
      'ücret ve komisyonlar toplamı, masraf özeti, ücret dökümü, ücret ve komisyonlar, masraf dökümü, toplam ücret, ücretler toplamı, masraf ve komisyonlar, ücret tablosu',
    ),
    yearToDate: parsePhrases(
      'yıl içi toplam, yılbaşından bugüne, yılbaşından beri, yılbaşından itibaren, yıl başından beri, yıllık toplam',
    ),
    rewards: parsePhrases(
      'puan, bonus, mil, kazanılan puan, toplam puan, worldpuan, maxipuan, kazanılan bonus, puan bilgileri',
    ),
    pending: parsePhrases(
      'bekleyen işlemler, provizyon, provizyondaki işlemler, ileri tarihli işlemler, reddedilen işlemler, provizyon işlemleri, gelecek dönem işlemleri, reddedildi, iptal edildi, başarısız, bloke edildi, beklemede, iptal edilen işlemler, başarısız işlemler, bloke tutarlar',
    ),
    pendingAmount: parsePhrases(
      'bloke tutar, bloke, bloke tutarı, bloke bakiye, bloke bakiyesi, provizyon tutarı, blokeli tutar',
    ),
    noTransactions: parsePhrases(
      'hareket bulunamadı, işlem bulunmamaktadır, hesap hareketi bulunmamaktadır, kayıt bulunamadı, hareket yoktur, dönem içinde işlem bulunmamaktadır, bu dönemde hesap hareketi yoktur, hareket bulunmamaktadır, işlem bulunamadı, bu dönemde işlem yoktur',
    ),
    page: parsePhrases('sayfa, sayfa no, syf'),
    continued: parsePhrases(
      'devamı, devam ediyor, sonraki sayfa, arka sayfaya bakınız, devam, devamı arka sayfada, devamı sonraki sayfada, arkadaki sayfada devam ediyor',
    ),
    installments: parsePhrases(
      'taksit, taksitler, taksitli işlemler, kalan taksitler, taksit planı, dönem içi taksitler',
    ),
    statementNumber: parsePhrases('ekstre no, ekstre numarası, hesap özeti no, hesap özeti numarası'),
    averageBalance: parsePhrases('ortalama bakiye, ortalama günlük bakiye'),
  },
  sections: {
    credits: parsePhrases(
      'alacaklar, gelen transferler, yatırılanlar, gelirler, gelen işlemler, alacak kayıtları, yatan tutarlar, alacak işlemleri, hesaba gelenler, para girişleri',
    ),
    debits: parsePhrases(
      'borçlar, giden transferler, çekilenler, giderler, otomatik ödemeler, giden işlemler, borç kayıtları, çekilen tutarlar, borç işlemleri, hesaptan gidenler, para çıkışları',
    ),
    checks: parsePhrases('çekler, ödenen çekler, çek ödemeleri'),
    fees: parsePhrases('ücretler, masraflar, komisyonlar, ücret ve komisyonlar, faiz ve ücretler, ücret'),
    interest: parsePhrases('faizler, faiz, faiz ve vergiler'),
    payments: parsePhrases('ödemeler, yapılan ödemeler, ödeme, ödemeler ve iadeler, ödeme ve iadeler, iadeler'),
    purchases: parsePhrases(
      'harcamalar, alışverişler, işlemler, dönem içi işlemler, hesap hareketleri, dönem içi harcamalar, yurt dışı işlemler, peşin işlemler',
    ),
    cashAdvances: parsePhrases('nakit avans, nakit çekimler, nakit avanslar'),
    refunds: parsePhrases('iadeler, iptaller, iade'),
    transfers: parsePhrases('transferler, havale, eft, havaleler, havale eft'),
    atm: parsePhrases('atm, atm işlemleri, para çekme'),
    cards: parsePhrases('kartlar, kart işlemleri, banka kartı, asıl kart, ek kart'),
    dailyBalances: parsePhrases('günlük bakiyeler'),
    pending: parsePhrases(
      'bekleyen işlemler, provizyondaki işlemler, reddedilen işlemler, iptal edilen işlemler, başarısız işlemler, bloke tutarlar, yaklaşan ödemeler, planlanan ödemeler, gelecek ödemeler, ileri tarihli ödemeler',
    ),
    summary: parsePhrases(
      'özet, hesap özeti, genel durum, hesap bilgileri, ekstre özeti, bakiye özeti, kategoriye göre harcamalar, kategori bazında harcamalar, harcama dağılımı, harcama özeti, sektörel harcama dağılımı',
    ),
  },
  markers: {
    credit: parsePhrases('A, Alacak, ALC, Yatan, Alacaklı'),
    debit: parsePhrases('B, Borç, BRÇ, Çekilen, Borçlu'),
  },
  accountTypes: {
    checking: parsePhrases(
      'vadesiz hesap, vadesiz mevduat, vadesiz tl, cari hesap, vadesiz tl mevduat, vadesiz, ticari hesap, vadesiz mevduat hesabı, vadesiz ticari hesap, bireysel hesap, maaş hesabı, vadesiz tl hesabı, vadesiz döviz hesabı, vadesiz hesabım, günlük hesap, vadesiz ticari mevduat, vadesiz döviz mevduatı, vadesiz döviz mevduat, vadesiz mevduatı, vadesiz döviz',
    ),
    savings: parsePhrases(
      'vadeli hesap, vadeli mevduat, birikim hesabı, tasarruf hesabı, vadeli, e mevduat, altın hesabı',
    ),
    credit_card: parsePhrases(
      'kredi kartı, kredi kartı ekstresi, kredi kartı hesap özeti, mastercard, visa, kart hesap özeti, kart ekstresi, hesap özeti kredi kartı, kredi kartı hesap ekstresi, kredi kartı dönem özeti, kredi kartı bilgileri, ticari kart ekstresi, kredi kartı ekstre',
    ),
    loan: parsePhrases(
      'kredi, konut kredisi, ihtiyaç kredisi, taşıt kredisi, kredi ekstresi, kredi hesap özeti, kredi hesabı, kredi ödeme planı, ticari kredi, kredi hesap ekstresi, kredi hesabı ekstresi, kredi geri ödeme tablosu, taksitli kredi, tüketici kredisi, esnaf kredisi',
    ),
    brokerage: parsePhrases('yatırım hesabı, yatırım, menkul kıymet hesabı'),
    other: parsePhrases('ön ödemeli kart, cüzdan, mobil cüzdan, dijital cüzdan, elektronik cüzdan'),
  },
  dateWords: parsePhrases('ile, ve, den, tarihi, arası'),
  terms: {
    bankStaff: parsePhrases(
      'müşteri temsilcisi, müşteri temsilciniz, şube müdürü, portföy yöneticisi, portföy yöneticiniz',
    ),
    listEnd: parsePhrases('ekstre sonu, hesap özeti sonu, liste sonu'),
    joinsHolders: parsePhrases('ve, veya'),
    ownersAssociation: parsePhrases('apartmanı yönetimi, site yönetimi, apartman yöneticiliği'),
    secondHolder: parsePhrases('müşterek, ortak'),
    severalHolders: parsePhrases('sahipleri'),
    cardholder: parsePhrases('kart sahibi'),
    formOfAddress: parsePhrases('bay, bayan'),
    streetFirst: parsePhrases('cad, sok, mah'),
    streetLast: parsePhrases('sokak, caddesi, cad, sok'),
    account: parsePhrases('hesap'),
    accounts: parsePhrases('hesaplar, hesapların, hesaplarım, hesaplarınız'),
    overdraft: parsePhrases('kredili mevduat'),
    month: parsePhrases('ay, ayı'),
    year: parsePhrases('yıl'),
    principal: parsePhrases('kalan anapara, kalan borç'),
  },
};
