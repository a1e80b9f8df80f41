import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

export const japanese: Language = {
  code: 'ja',
  name: 'Japanese',
  months: parseForms(
    '1月 一月, 2月 二月, 3月 三月, 4月 四月, 5月 五月, 6月 六月, 7月 七月, 8月 八月, 9月 九月, 10月 十月, 11月 十一月, 12月 十二月',
  ),
  weekdays: parseForms(
    '月曜日 月曜 月, 火曜日 火曜 火, 水曜日 水曜 水, 木曜日 木曜 木, 金曜日 金曜 金, 土曜日 土曜 土, 日曜日 日曜 日',
  ),
  columns: {
    date: parsePhrases('日付, 年月日, 取引日付, 日時, 日, 年月日時刻'),
    transactionDate: parsePhrases(
      '取引日, お取引日, 利用日, ご利用日, ご利用年月日, 取扱日, お取扱日, ご利用日付, 操作日, 取引年月日, お取引年月日, 取引日時',
    ),
    postingDate: parsePhrases('記帳日, 計上日, 処理日, 勘定日, 登録日'),
    valueDate: parsePhrases('起算日, 受渡日'),
    description: parsePhrases(
      '摘要, 取引内容, お取引内容, 内容, お取引の内容, 取引摘要, 明細, 取引名, ご利用店名, 利用店名, ご利用先, 利用店名 商品名, ご利用店名及び商品名, 備考, 記事, 取引概要, メモ, 相手先, お支払先, ご利用内容, 支払先, 摘要内容, 振込依頼人名, 適用, 件名, お取引明細, 詳細, 詳細1, 詳細2',
    ),
    reference: parsePhrases('取引番号, 伝票番号, 照会番号, 整理番号, 小切手番号, 受付番号, 番号, 記番号, 手形番号'),
    debit: parsePhrases(
      '出金, お支払金額, 支払金額, お引出し, 出金額, 引出金額, 支払, お支払い金額, 引出し, 支払い金額, 出金金額, お引き出し, ご出金, 払戻金額, 支出, お引出金額, 差引支払額, 支出金額, お支払額, 払出金額, 引落金額',
    ),
    credit: parsePhrases(
      '入金, お預り金額, 預入金額, お預入れ, 入金額, 預り金額, 受入, 預入れ, お預かり金額, 入金金額, ご入金, 受入金額, お預入金額, 収入, お預け入れ, 収入金額, 預かり金額, 預入額',
    ),
    amount: parsePhrases(
      '金額, 取引金額, ご利用金額, 利用金額, 入出金額, 入払金額, 入出金, お取引金額, 支払総額, 当月請求額, 税込金額, 請求金額, 入出金金額',
    ),
    balance: parsePhrases(
      '残高, 差引残高, 取引後残高, お取引後残高, 現在残高, 預金残高, お預り残高, 差引残, 口座残高, 残高金額, 貸付残高, 現在高, 現在貸付高',
    ),
    type: parsePhrases('取引区分, 種別, 区分, 取引種別, 取引種類, お取引区分, 支払区分, 支払方法, ご利用区分'),
    currency: parsePhrases('通貨, 通貨種類'),
    originalAmount: parsePhrases('現地通貨額, 外貨金額, 現地利用額'),
    exchangeRate: parsePhrases('換算レート, 為替レート, 換算相場, レート, 適用レート'),
    sign: parsePhrases('入出金区分, 入払区分, 貸借区分, 入払'),
    ignored: parsePhrases(
      '数量, 取扱店, 店番, 支店, 口座番号, 時刻, カード番号, 支払回数, 支店名, チャネル, 手数料, ご利用者, 取扱店番号, 利用者, 新規サイン, 分割回数, 項番, 手数料 利息, 翌月繰越残高, 翌月以降繰越残高, 翌月以降請求額, 単価, 株数',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      '前月末残高, 前回残高, 繰越残高, 期首残高, 前月残高, 開始残高, 前日残高, 前月繰越残高, 当初残高',
    ),
    closingBalance: parsePhrases(
      '当月末残高, 現在残高, 期末残高, 最終残高, 月末残高, 今回残高, 終了残高, 当月残高, 残高合計, 差引残高, 翌月繰越残高, 現在高, 現在貸付高',
    ),
    broughtForward: parsePhrases('繰越, 前頁繰越, 前葉繰越, 前ページより, 前月繰越, 前期繰越, 繰越金額, 前ページ繰越'),
    carriedForward: parsePhrases('次頁繰越, 次葉繰越, 次月繰越, 次ページへ, 翌月繰越, 次期繰越, 次ページ繰越'),
    subtotal: parsePhrases('小計, 頁計, 日計, 月計'),
    totalCredits: parsePhrases(
      '入金合計, お預り合計, お預り金額合計, お預かり金額合計, 預入合計, 入金額合計, 受入合計, お預入れ合計, お預入合計, お預け入れ合計, ご入金額, ご入金額合計',
    ),
    totalDebits: parsePhrases(
      '出金合計, お支払合計, お支払金額合計, お支払い金額合計, 支払合計, 出金額合計, 引出合計, ご利用合計, お引出し合計, お引出合計, お引き出し合計, ご利用金額合計, ご利用額, 新規ご利用, 新規ご利用額, 今回ご利用額',
    ),
    total: parsePhrases('合計, 総合計, 総計, 計, 合計金額'),
    netChange: parsePhrases('差引, 増減, 差額'),
    countCredits: parsePhrases('入金件数, 預入件数'),
    countDebits: parsePhrases('出金件数, 支払件数'),
    previousBalance: parsePhrases(
      '前回ご請求額, 前月残高, 前回請求額, 前回ご請求金額, 前回ご請求残高, 前月ご請求額, 前月ご請求残高, 前月ご請求金額',
    ),
    newBalance: parsePhrases(
      '今回ご請求額, ご請求金額, お支払い金額合計, 今回お支払金額, ご請求合計額, ご請求額, お支払金額合計, 今回ご請求金額, 今回ご請求残高, 今月ご請求額, 今月ご請求金額, お支払い合計額, お支払合計額',
    ),
    period: parsePhrases('期間, 照会期間, 対象期間, 取引期間, ご利用期間, 明細期間, 作成対象期間, お取引期間'),
    periodFrom: parsePhrases('開始日, から, 自'),
    periodTo: parsePhrases('終了日, まで, 至'),
    statementDate: parsePhrases('作成日, 発行日, 照会日, 締切日, 基準日, 照会日時, 作成基準日, 現在日'),
    accountNumber: parsePhrases(
      '口座番号, カード番号, お客様番号, 会員番号, 口座, 店番口座番号, 記号番号, 通帳記号番号',
    ),
    iban: parsePhrases(''),
    accountHolder: parsePhrases(
      '口座名義, 名義人, お名前, 氏名, 口座名義人, 会員名, 名義, 契約者名, お客様名, おなまえ',
    ),
    accountType: parsePhrases('預金種類, 口座種別, 科目, 預金種目, 口座種類, 商品名'),
    currency: parsePhrases('通貨, 通貨単位, 単位'),
    bank: parsePhrases('銀行, 支店, 銀行名, 支店名, 金融機関'),
    dailyBalance: parsePhrases('日次残高, 日別残高, 当日残高, 日締残高'),
    availableBalance: parsePhrases(
      'お引出し可能額, お引出可能残高, お引出し可能残高, 引出可能残高, 利用可能額, 支払可能残高, ご利用可能額, 利用可能残高',
    ),
    creditLimit: parsePhrases('ご利用限度額, 利用限度額, 貸越限度額, ご利用枠, ご利用可能枠, 総枠'),
    minimumPayment: parsePhrases(
      '最低支払額, ミニマムペイメント, 最低お支払額, 最低お支払金額, 最低ご返済額, ご返済最低額',
    ),
    dueDate: parsePhrases('お支払日, 支払期日, 引落日, お引落日, お支払い日, 口座振替日'),
    interestRate: parsePhrases('金利, 利率, 実質年率, 年利率'),
    feeSummary: parsePhrases('手数料一覧, 手数料合計, 手数料明細, 手数料のご案内'),
    yearToDate: parsePhrases('年初来累計, 年間累計, 本年累計, 累計'),
    rewards: parsePhrases('ポイント, 獲得ポイント, ポイント残高, ポイントのご案内, ポイントのお知らせ, ポイント明細'),
    pending: parsePhrases(
      '未確定, 未確定明細, 未処理, 未決済, 未確定のお取引, 処理中の取引, 保留中の取引, 未記帳のお取引, 失敗, 却下, 失敗した取引, 却下された取引',
    ),
    pendingAmount: parsePhrases('未決済金額, 保留金額'),
    noTransactions: parsePhrases(
      '明細がありません, お取引はありません, 該当する明細はありません, 取引明細はありません, 期間中のお取引はございません, お取引はございません, 取引はありません, 該当する取引はありません, 期間中のお取引はありません, 明細はありません, お取引がありません',
    ),
    page: parsePhrases('頁, ページ, 枚数'),
    continued: parsePhrases('次頁へ続く, 続く, 次ページへ続く, 続き, 次葉へ続く, 前頁より, 次頁へ'),
    installments: parsePhrases('分割払い, リボ払い, 分割, リボルビング'),
    statementNumber: parsePhrases('明細番号, 明細書番号, 通知番号'),
    averageBalance: parsePhrases('平均残高'),
  },
  sections: {
    credits: parsePhrases(
      '入金明細, 入金の部, 預入明細, ご入金, お預り, お預け入れ, 入金, お預り金額, お預入れ, 預入, お受取り',
    ),
    debits: parsePhrases(
      '出金明細, 出金の部, 支払明細, ご出金, お支払い, 出金, お引出し, お支払金額, 支払, 引出, お引き出し',
    ),
    checks: parsePhrases('小切手, 手形小切手, 小切手支払'),
    fees: parsePhrases('手数料, 年会費'),
    interest: parsePhrases('利息, 利子'),
    payments: parsePhrases('お支払い, ご返済, ご入金, ご入金額, ご入金明細, ご返済額, お支払い明細'),
    purchases: parsePhrases(
      'ご利用明細, 利用明細, ご利用額, 新規ご利用, 新規ご利用額, お買物, ショッピング, 取引明細, お取引明細, 入出金明細, ショッピングご利用分',
    ),
    cashAdvances: parsePhrases('キャッシング, キャッシングご利用分'),
    refunds: parsePhrases('返金, 返品'),
    transfers: parsePhrases('振込, 振替'),
    atm: parsePhrases(''),
    cards: parsePhrases(''),
    dailyBalances: parsePhrases('日別残高, 毎日残高, 日次残高, 残高推移'),
    pending: parsePhrases(
      '未確定のお取引, 処理中の取引, 未確定, 未確定明細, 処理中, ご利用予定, 保留中, 未記帳のお取引, 未決済, 失敗した取引, 却下された取引, お引落予定, 引落予定, お引落し予定, 今後のお支払い, お支払い予定, 今後のお引落し',
    ),
    summary: parsePhrases(
      '概要, 残高一覧, お取引概要, 残高明細, カテゴリ別のご利用, カテゴリ別ご利用, 費目別集計, カテゴリー別',
    ),
  },
  markers: { credit: parsePhrases('入金, 預入, 入'), debit: parsePhrases('出金, 支払, 払, 引出, 出') },
  accountTypes: {
    checking: parsePhrases(
      '当座預金, 当座, 決済用預金, 当座勘定, デビットカード, デビットカードご利用明細, デビットカードご利用明細書, デビットカード利用明細',
    ),
    savings: parsePhrases(
      '普通預金, 普通, 普通預金口座, 普通口座, 総合口座, 定期預金, 貯蓄預金, 定期, 貯金, 積立預金, 通常貯金, 積立定期預金, 普通貯金, 定期積金, 定額貯金, 通知預金, ハイブリッド預金, 納税準備預金',
    ),
    credit_card: parsePhrases(
      'クレジットカード, カードご利用明細, カード, カードご利用代金明細書, カードご利用明細書, クレジットカードご利用代金明細書, クレジットカードご利用明細, カード利用明細, ご利用代金明細書, カード請求明細書, ご請求明細書, カードご請求明細, ご利用代金明細',
    ),
    loan: parsePhrases(
      'ローン, カードローン, 住宅ローン, 貸付, ローンご返済明細, ローン返済明細, ご返済予定表, 返済予定表, ローンご返済明細書, お借入明細, フリーローン, マイカーローン, 教育ローン, ご融資明細, カードローンご利用明細, 借入金明細',
    ),
    brokerage: parsePhrases('証券口座, 投資信託, 証券総合口座, 証券取引口座, 特定口座, nisa口座'),
    other: parsePhrases('電子マネー, プリペイドカード'),
  },
  dateWords: parsePhrases('年, 月, 日, から, まで'),
  monthFirst: true,
  terms: {
    bankStaff: parsePhrases('担当者, 担当, 担当者名, ご担当者, 支店長, 店長, お取扱者'),
    listEnd: parsePhrases('以下余白'),
    overdraft: parsePhrases('当座貸越'),
    principal: parsePhrases('借入残高, 融資残高'),
  },
};
