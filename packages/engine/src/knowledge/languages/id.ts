import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Indonesian and Malay. */
export const indonesian: Language = {
  code: 'id',
  name: 'Indonesian',
  months: parseForms(
    'januari jan, februari peb pebruari feb, maret mac mar mrt, april apr, mei, juni jun, juli julai jul, agustus agu agt ags ogos ogo agust, september sep sept, oktober okt, november nop nov nopember, desember des disember dis',
  ),
  weekdays: parseForms(
    'senin sen isnin, selasa sel, rabu rab, kamis kam khamis, jumat jum jumaat, sabtu sab, minggu min ahad',
  ),
  columns: {
    date: parsePhrases('tanggal, tgl, tarikh, tanggal waktu, tanggal dan waktu, tanggal jam'),
    transactionDate: parsePhrases(
      'tanggal transaksi, tgl transaksi, tgl trx, tarikh urus niaga, tarikh transaksi, waktu transaksi, tarikh urusniaga',
    ),
    postingDate: parsePhrases(
      'tanggal posting, tgl posting, tanggal pembukuan, tgl pembukuan, tgl buku, tarikh pos, tarikh masuk, tarikh catatan',
    ),
    valueDate: parsePhrases('tanggal valuta, tgl valuta, tanggal efektif, tgl efektif, valuta, tarikh nilai'),
    description: parsePhrases(
      'keterangan, uraian, deskripsi, uraian transaksi, keterangan transaksi, rincian transaksi, deskripsi transaksi, transaksi, rincian, catatan, butiran, butir urusniaga, urus niaga, urusniaga, keterangan urus niaga, butir urus niaga, diskripsi, detail transaksi, berita, perihal, huraian, nama, remark',
    ),
    reference: parsePhrases(
      'referensi, no referensi, nomor referensi, no ref, no dokumen, nomor dokumen, no bukti, no transaksi, nomor transaksi, no cek, rujukan, no rujukan, id transaksi, no warkat, nomor jurnal',
    ),
    debit: parsePhrases(
      'debit, debet, mutasi debet, pengeluaran, keluar, penarikan, uang keluar, dana keluar, mutasi debit, pendebetan, pembayaran, jumlah debit, nominal debit, wang keluar',
    ),
    credit: parsePhrases(
      'kredit, mutasi kredit, pemasukan, masuk, setoran, uang masuk, dana masuk, penerimaan, jumlah kredit, nominal kredit, deposit, simpanan, wang masuk',
    ),
    amount: parsePhrases(
      'jumlah, nominal, mutasi, nilai, jumlah rp, jumlah transaksi, nominal transaksi, debit kredit, amaun, amaun rm, jumlah rm, jumlah urus niaga, nilai transaksi, mutasi rp, debet kredit, jumlah urusniaga',
    ),
    balance: parsePhrases(
      'saldo, saldo akhir, saldo rp, baki, baki akhir, saldo berjalan, saldo rekening, sisa saldo, baki penyata, baki semasa, saldo efektif, baki rm, sisa, jumlah sisa',
    ),
    type: parsePhrases('jenis, jenis transaksi, kode transaksi, tipe, tipe transaksi, kode, sandi, kod, transaksi'),
    currency: parsePhrases('mata uang, valuta, mata wang'),
    originalAmount: parsePhrases(
      'jumlah asal, mata uang asing, jumlah mata uang asing, nilai asal, jumlah valas, amaun mata wang asing',
    ),
    exchangeRate: parsePhrases('kurs, nilai tukar, kadar pertukaran'),
    sign: parsePhrases('db cr, d k, debit kredit, db kr, debet kredit'),
    ignored: parsePhrases(
      'cabang, cab, kcp, kategori, kartu, no kartu, nomor kartu, rekening, no rekening, nomor rekening, jam, waktu, status, teller, user id, no, nomor, cbg, saluran, cawangan, masa, teller id, kanal, harga, harga satuan, jumlah lembar, jumlah unit',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      'saldo awal, saldo sebelumnya, saldo pembukaan, saldo bulan lalu, baki awal, baki permulaan, baki pembukaan, saldo awal periode, saldo lalu, saldo terakhir, baki terdahulu',
    ),
    closingBalance: parsePhrases(
      'saldo akhir, saldo penutup, saldo penutupan, baki akhir, baki penutup, saldo terakhir, saldo saat ini, saldo akhir periode, saldo per tanggal, baki penutupan, baki semasa, baki penyata',
    ),
    broughtForward: parsePhrases(
      'saldo pindahan, pindahan, saldo dari halaman sebelumnya, baki dibawa ke hadapan, baki b f, pindahan saldo',
    ),
    carriedForward: parsePhrases(
      'dipindahkan, saldo dipindahkan, saldo ke halaman berikutnya, baki dihantar ke hadapan, bersambung ke halaman berikut',
    ),
    subtotal: parsePhrases('subtotal, sub total, total halaman, jumlah kecil'),
    totalCredits: parsePhrases(
      'total kredit, jumlah kredit, total mutasi kredit, mutasi cr, total setoran, total pemasukan, total uang masuk, mutasi kredit, total dana masuk, total deposit, jumlah mutasi kredit',
    ),
    totalDebits: parsePhrases(
      'total debit, total debet, jumlah debit, jumlah debet, total mutasi debet, mutasi db, total penarikan, total pengeluaran, total uang keluar, mutasi debet, mutasi debit, total dana keluar, jumlah mutasi debet',
    ),
    total: parsePhrases('total, jumlah, jumlah keseluruhan, total transaksi, grand total'),
    netChange: parsePhrases('perubahan bersih, selisih, mutasi bersih'),
    countCredits: parsePhrases('jumlah transaksi kredit, banyaknya kredit, bilangan kredit'),
    countDebits: parsePhrases('jumlah transaksi debit, banyaknya debet, bilangan debit'),
    previousBalance: parsePhrases(
      'tagihan bulan lalu, tagihan sebelumnya, saldo sebelumnya, baki terdahulu, baki penyata lepas, tagihan lalu',
    ),
    newBalance: parsePhrases(
      'total tagihan, tagihan baru, jumlah tagihan, saldo baru, baki semasa, jumlah perlu dibayar, total tagihan baru, tagihan bulan ini',
    ),
    period: parsePhrases(
      'periode, periode laporan, periode transaksi, periode rekening, tempoh, tempoh penyata, rentang tanggal, untuk periode',
    ),
    periodFrom: parsePhrases('dari, dari tanggal, tanggal awal, mulai, dari tarikh, mulai tanggal'),
    periodTo: parsePhrases('sampai, s d, sampai dengan, tanggal akhir, hingga, sampai tanggal'),
    statementDate: parsePhrases(
      'tanggal cetak, tanggal laporan, tanggal penyata, tanggal tagihan, tarikh penyata, tgl cetak, dicetak tanggal, tgl laporan, tanggal rekening koran, dicetak pada, tanggal pencetakan, tanggal penagihan, tgl tagihan',
    ),
    accountNumber: parsePhrases(
      'nomor rekening, no rekening, no rek, rekening, nomor kartu, no kartu, nombor akaun, no akaun, nomor akun, nomor rek',
    ),
    iban: parsePhrases('iban'),
    accountHolder: parsePhrases(
      'nama, nasabah, nama nasabah, nama pemilik, nama pemilik rekening, nama rekening, pemegang kartu, pemilik rekening, nama akaun, nama pelanggan, kepada yth, pemegang akaun, pemegang rekening, nama pemegang rekening, nama pemegang akaun',
    ),
    accountType: parsePhrases(
      'jenis, jenis rekening, jenis produk, produk, jenis akaun, tipe rekening, nama produk, jenis tabungan',
    ),
    currency: parsePhrases('mata uang, mata wang, valuta'),
    bank: parsePhrases('bank, cabang, kantor cabang, cawangan, unit kerja, nama cabang'),
    dailyBalance: parsePhrases('saldo harian, baki harian, saldo akhir hari, saldo penutup hari, baki akhir hari'),
    availableBalance: parsePhrases(
      'saldo tersedia, baki tersedia, sisa kredit, sisa limit, dana tersedia, saldo efektif, kredit tersedia',
    ),
    creditLimit: parsePhrases('batas kredit, limit kredit, had kredit, plafon, limit kartu, plafond'),
    minimumPayment: parsePhrases(
      'pembayaran minimum, bayaran minimum, tagihan minimum, minimum pembayaran, bayaran minima',
    ),
    dueDate: parsePhrases('tanggal jatuh tempo, jatuh tempo, tarikh akhir bayaran, tgl jatuh tempo, tarikh matang'),
    interestRate: parsePhrases('suku bunga, bunga, kadar faedah, kadar keuntungan, tingkat bunga'),
    feeSummary: parsePhrases('ringkasan biaya, total biaya, rincian biaya, daftar biaya, rekapitulasi biaya'),
    yearToDate: parsePhrases('tahun berjalan, sejak awal tahun'),
    rewards: parsePhrases('poin, poin reward, reward, mata ganjaran, total poin'),
    pending: parsePhrases(
      'transaksi tertunda, tertunda, transaksi belum dibukukan, belum selesai, ditolak, dibatalkan, gagal, diblokir, transaksi ditolak, transaksi dibatalkan, transaksi gagal',
    ),
    pendingAmount: parsePhrases(
      'saldo ditahan, dana ditahan, saldo hold, saldo blokir, amaun tertahan, saldo diblokir',
    ),
    noTransactions: parsePhrases(
      'tidak ada transaksi, tidak ada mutasi, tiada transaksi, tiada urus niaga, tidak ada data, tidak ada transaksi pada periode ini, tidak terdapat transaksi, tidak ada mutasi pada periode ini, tidak terdapat transaksi pada periode ini, tidak ada data transaksi',
    ),
    page: parsePhrases('halaman, hal, muka surat, halaman ke'),
    continued: parsePhrases('bersambung, bersambung ke halaman berikut, lanjutan, sambungan'),
    installments: parsePhrases('cicilan, angsuran, ansuran, program cicilan'),
    statementNumber: parsePhrases('nomor rekening koran, no laporan, nomor laporan, no penyata'),
    averageBalance: parsePhrases('saldo rata rata, rata rata saldo, baki purata, saldo rata rata harian'),
  },
  sections: {
    credits: parsePhrases('kredit, dana masuk, setoran, pemasukan, uang masuk'),
    debits: parsePhrases('debit, debet, dana keluar, penarikan, pengeluaran, uang keluar'),
    checks: parsePhrases('cek, cek dibayar, cek yang dibayar, cek yang dicairkan, cek giro'),
    fees: parsePhrases('biaya, biaya administrasi, caj, biaya dan bunga, yuran'),
    interest: parsePhrases('bunga, faedah, bagi hasil'),
    payments: parsePhrases('pembayaran, bayaran'),
    purchases: parsePhrases(
      'pembelanjaan, transaksi, pembelian, belanja, rincian transaksi, mutasi rekening, transaksi rekening',
    ),
    cashAdvances: parsePhrases('tarik tunai, pendahuluan tunai, penarikan tunai'),
    refunds: parsePhrases('pengembalian, pengembalian dana, bayaran balik'),
    transfers: parsePhrases('transfer, pemindahan, pindahan dana, pindah buku'),
    atm: parsePhrases('atm, penarikan atm, tarik tunai atm'),
    cards: parsePhrases('kartu, kartu debit, kartu utama, kartu tambahan'),
    dailyBalances: parsePhrases('saldo harian'),
    pending: parsePhrases(
      'transaksi tertunda, transaksi belum dibukukan, dana ditahan, saldo ditahan, transaksi dalam proses, transaksi menunggu, saldo hold, dana diblokir, transaksi ditolak, transaksi dibatalkan, transaksi gagal',
    ),
    summary: parsePhrases(
      'ringkasan, ringkasan rekening, ringkasan akaun, ikhtisar, informasi rekening, ringkasan akun, ringkasan saldo, ringkasan transaksi, pengeluaran per kategori, ringkasan per kategori, ringkasan pengeluaran, transaksi per kategori',
    ),
  },
  markers: { credit: parsePhrases('K, CR, Kredit, Masuk, KR'), debit: parsePhrases('D, DB, Debit, Debet, Keluar') },
  accountTypes: {
    checking: parsePhrases(
      'giro, rekening giro, akaun semasa, giro rupiah, tabungan giro, rekening koran giro, giro perorangan, giro perusahaan',
    ),
    savings: parsePhrases(
      'tabungan, rekening tabungan, akaun simpanan, deposito, tabungan rupiah, deposito berjangka, simpanan tetap, rekening tahapan, tahapan, tahapan bca, tabungan bisnis, taplus, simpedes, britama, tabungan haji, simpanan pelajar, deposit tetap, akaun deposit tetap',
    ),
    credit_card: parsePhrases(
      'kartu kredit, kad kredit, mastercard, visa, lembar tagihan, tagihan kartu kredit, lembar tagihan kartu kredit, laporan kartu kredit, rekening kartu kredit, lembar penagihan kartu kredit, rincian tagihan kartu kredit, billing statement kartu kredit',
    ),
    loan: parsePhrases(
      'pinjaman, kredit pemilikan rumah, kpr, pembiayaan, pinjaman perumahan, laporan pinjaman, rekening pinjaman, rekening kredit, kredit kendaraan, laporan rekening pinjaman, kredit multiguna, kredit usaha rakyat, kredit tanpa agunan, rekening koran pinjaman, kredit modal kerja, sewa beli, kredit investasi',
    ),
    brokerage: parsePhrases('rekening efek, rekening dana nasabah, rekening investasi'),
    other: parsePhrases('dompet digital, uang elektronik, dompet elektronik'),
  },
  dateWords: parsePhrases('s d, sampai, sampai dengan, hingga, dari, tanggal'),
  terms: {
    bankStaff: parsePhrases(
      'kepala cabang, pimpinan cabang, petugas, petugas bank, pengurus cawangan, pengurus perhubungan',
    ),
    listEnd: parsePhrases('akhir laporan, akhir mutasi, akhir penyata, tamat penyata'),
    joinsHolders: parsePhrases('atau'),
    formOfAddress: parsePhrases('bapak, ibu, encik, puan, cik, tuan'),
    streetFirst: parsePhrases('jalan, jl'),
    month: parsePhrases('bulan'),
    year: parsePhrases('tahun'),
    principal: parsePhrases('baki pinjaman, baki pembiayaan, sisa pokok'),
    receivables: parsePhrases('kartu piutang, buku piutang'),
  },
};
