import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

/** Simplified and Traditional: 中国, 香港, 澳門, 台灣, Singapore. */
export const chinese: Language = {
  code: 'zh',
  name: 'Chinese',
  months: parseForms(
    '1月 一月, 2月 二月, 3月 三月, 4月 四月, 5月 五月, 6月 六月, 7月 七月, 8月 八月, 9月 九月, 10月 十月, 11月 十一月, 12月 十二月',
  ),
  weekdays: parseForms(
    '星期一 周一 週一, 星期二 周二 週二, 星期三 周三 週三, 星期四 周四 週四, 星期五 周五 週五, 星期六 周六 週六, 星期日 周日 週日',
  ),
  columns: {
    date: parsePhrases('日期, 年月日, 日期時間, 日 期'),
    transactionDate: parsePhrases('交易日期, 交易日, 交易时间, 消費日, 消费日期, 交易日期时间, 交易日期及时间'),
    postingDate: parsePhrases('记账日期, 記帳日, 入账日期, 入帳日, 過賬日期, 入帳起息日, 帳務日期, 会计日期, 過賬日'),
    valueDate: parsePhrases('起息日, 起息日期, 生效日期'),
    description: parsePhrases(
      '摘要, 交易摘要, 说明, 交易说明, 详情, 进支详情, 交易详情, 备注, 附言, 交易附言, 用途, 交易描述, 交易类型摘要, 商户名称, 对方户名, 交易地点, 描述, 内容, 交易概要, 交易備註, 对手信息, 交易对手, 对方信息, 业务摘要, 消費明細, 消費說明, 交易項目, 交易资料, 交易備註資料, 交易内容, 進支項目, 交易明細, 对方账号与户名, 商品说明, 交易对方',
    ),
    reference: parsePhrases(
      '流水号, 交易流水号, 日志号, 凭证号, 參考編號, 参考号, 凭证号码, 票据号码, 支票號碼, 交易序号, 業務編號, 交易编号, 交易单号, 凭证编号, 存摺序號, 凭证种类号码, 傳票號碼',
    ),
    debit: parsePhrases(
      '支出, 借方, 借方发生额, 借方金额, 支取, 支出金额, 提款, 提取, 取出, 付款, 转出, 支出額, 支取金额, 提出, 提款金額, 支出額 元',
    ),
    credit: parsePhrases(
      '收入, 贷方, 贷方发生额, 贷方金额, 存入, 收入金额, 存款, 存入金额, 转入, 收款, 存入額, 存款金額, 收入額',
    ),
    amount: parsePhrases(
      '金额, 交易金额, 发生额, 入账金额, 收支金额, 新臺幣金額, 台幣金額, 人民币金额, 借贷金额, 收入支出金额, 記帳金額',
    ),
    balance: parsePhrases(
      '余额, 结余, 账户余额, 本次余额, 账面余额, 結存, 当前余额, 联机余额, 可用余额, 帳上餘額, 戶口結餘, 交易后余额, 存款余额',
    ),
    type: parsePhrases('交易类型, 业务类型, 类型, 交易种类, 交易類別, 业务种类, 交易代码'),
    currency: parsePhrases('币种, 幣別, 货币, 交易币种'),
    originalAmount: parsePhrases('原币金额, 外币金额, 原始金额, 交易原币金额, 外幣折算金額, 交易地金额, 消費地金額'),
    exchangeRate: parsePhrases('汇率, 兑换率'),
    sign: parsePhrases('借贷标志, 收支, 收支类型, 借贷, 收 支, 收 支 其他, 借贷方向, 借贷状态, 存提別'),
    ignored: parsePhrases(
      '單價, 单价, 數量, 股数, 股數, 成交价, 成交價, 成交价格, 成交價格, 成交数量, 成交數量, 市价, 市價, 数量, 网点, 交易渠道, 卡号, 账号, 对方账号, 柜员号, 机构, 分行, 时间, 状态, 序號, 卡号末四位, 对方行名, 交易机构, 交易网点, 交易柜员, 钞汇, 交易地點, 消費地, 國別, 卡片末四碼, 渠道, 对方开户行, 交易行, 操作员, 地区, 幣別折算日, 经办柜员, 卡號後四碼, 卡號末四碼, 外幣折算日, 卡号后四位, 行動卡號後四碼, 國家, 消費國家, 折算日',
    ),
  },
  labels: {
    openingBalance: parsePhrases(
      '期初余额, 上期余额, 上页余额, 承上结余, 上日余额, 起始余额, 上月餘額, 上月结余, 上期結餘, 上日結餘, 期初結餘, 昨日余额, 开始余额, 上年结转',
    ),
    closingBalance: parsePhrases(
      '期末余额, 本期余额, 当前余额, 目前餘額, 月末余额, 结束余额, 期末結餘, 月结余额, 最終餘額, 結餘總額, 本月餘額, 戶口結餘, 總結餘',
    ),
    broughtForward: parsePhrases('承前, 承前页, 承上頁, 上页结转, 承前結餘, 承前转结, 承前餘額'),
    carriedForward: parsePhrases('过次页, 转下页, 结转下页, 接下页, 轉下頁結餘, 轉次頁'),
    subtotal: parsePhrases('小计, 本页合计, 本页小计, 本日合计, 本期消費, 正卡本期消費, 附卡本期消費'),
    totalCredits: parsePhrases(
      '收入合计, 贷方合计, 存入合计, 贷方发生额合计, 总收入, 收入总额, 收入总金额, 存入总额, 存款總額, 存入總計, 收入總計, 贷方总金额',
    ),
    totalDebits: parsePhrases(
      '支出合计, 借方合计, 支取合计, 借方发生额合计, 总支出, 支出总额, 支出總計, 支出总金额, 提取總額, 提款總額, 提出總額, 借方总金额',
    ),
    total: parsePhrases('合计, 总计, 总额, 共计, 總數'),
    netChange: parsePhrases('净额, 净变动, 差额, 變動'),
    countCredits: parsePhrases('收入笔数, 贷方笔数, 存入笔数, 收入总笔数, 贷方总笔数, 存入次數, 存入宗數'),
    countDebits: parsePhrases('支出笔数, 借方笔数, 支取笔数, 支出总笔数, 借方总笔数, 提取次數, 提款宗數'),
    previousBalance: parsePhrases(
      '上期結欠, 上月結欠, 上期账单金额, 上期應繳總額, 上期应还款额, 上期應繳金額, 上期账单应还金额, 上期結單結餘, 上期帳單總額, 上期账单余额, 前期應繳總額, 前期應繳金額, 前期帳單金額',
    ),
    newBalance: parsePhrases(
      '本期結欠, 本月結欠, 本期应还款额, 本期應繳總額, 本期账单金额, 应还款总额, 應繳總金額, 本期應繳總金額, 本期全部应还款额, 结单结余, 本期应还金额, 總應繳金額, 本期應付帳款, 總結欠, 本期账单余额',
    ),
    period: parsePhrases(
      '期间, 账单周期, 对账单期间, 查询期间, 起止日期, 查询起止日期, 帳單期間, 交易期间, 查询时间段, 查詢區間, 时间范围, 起止时间, 对账期间, 結單期間, 交易时间段, 交易时间范围, 查询时间范围, 统计时间段, 账单时间段',
    ),
    periodFrom: parsePhrases('起始日期, 开始日期, 自, 起始日, 起日, 从'),
    periodTo: parsePhrases('截止日期, 结束日期, 至, 终止日期, 迄日'),
    statementDate: parsePhrases(
      '账单日, 结单日期, 打印日期, 帳單結帳日, 账单日期, 列印日期, 打印时间, 出账日, 對帳單日期, 申请时间, 制表日期, 截数日, 結帳日, 編製日期, 开立日期, 开具时间, 开具日期, 出具日期, 出具时间, 生成时间, 生成日期',
    ),
    accountNumber: parsePhrases(
      '账号, 戶號, 卡号, 账户号码, 户口号码, 银行卡号, 账户, 客户账号, 账(卡)号, 查询账号, 借记卡号, 交易账号, 客户卡号, 卡号末四位, 卡号后四位, 卡號末四碼, 卡號後四碼',
    ),
    iban: parsePhrases(''),
    accountHolder: parsePhrases(
      '户名, 账户名称, 客户姓名, 姓名, 持卡人, 账户名, 客户名称, 户口名称, 先生, 女士, 小姐, 单位名称, 兹证明',
    ),
    accountType: parsePhrases('账户类型, 帳戶類別, 账户种类, 存款種類, 产品名称, 账户性质, 戶口類別, 储种'),
    currency: parsePhrases('币种, 幣別, 货币, 单位'),
    bank: parsePhrases('银行, 开户行, 分行, 支行, 开户银行, 开户网点, 开户机构'),
    dailyBalance: parsePhrases('日终余额, 每日余额, 每日結餘, 当日余额, 日终结余'),
    availableBalance: parsePhrases('可用余额, 可用额度, 可用信貸額, 可用結餘'),
    creditLimit: parsePhrases('信用额度, 额度, 授信额度, 信貸限額, 信貸額, 透支限額, 循環信用額度'),
    minimumPayment: parsePhrases(
      '最低还款额, 最低應繳金額, 最低付款額, 最低应还款额, 本期最低還款額, 本期最低應繳金額',
    ),
    dueDate: parsePhrases('到期还款日, 还款日, 繳款截止日, 到期日, 付款到期日, 最后还款日, 繳款期限, 到期付款日'),
    interestRate: parsePhrases('利率, 年利率, 年化利率, 循環信用利率'),
    feeSummary: parsePhrases('费用汇总, 手续费汇总, 手续费合计, 费用明细, 手续费明细, 收費摘要'),
    yearToDate: parsePhrases('本年累计, 年初至今, 今年累计, 年度累计, 年初至今累計'),
    rewards: parsePhrases('积分, 紅利點數, 积分余额, 獎賞錢, 紅利積點, 可用积分'),
    pending: parsePhrases(
      '未入账交易, 待处理, 待入账, 未入賬, 處理中, 未入账明细, 未出账单, 失败, 已拒绝, 已取消, 已失败, 失败交易, 已取消交易, 被拒绝交易',
    ),
    pendingAmount: parsePhrases('冻结金额, 待入账金额, 圈存金額'),
    noTransactions: parsePhrases('没有交易, 無交易, 无交易记录, 查无记录, 無交易紀錄, 没有记录, 查無資料'),
    page: parsePhrases('页, 页码, 頁次, 頁數'),
    continued: parsePhrases('续, 续下页, 待续'),
    installments: parsePhrases('分期, 分期付款, 分期交易, 分期明细, 分期款項'),
    statementNumber: parsePhrases('对账单编号, 账单编号, 对账单号'),
    averageBalance: parsePhrases('平均余额, 日均余额, 平均結餘'),
  },
  sections: {
    credits: parsePhrases('收入明细, 存入明细, 存款明細, 收入, 存入'),
    debits: parsePhrases('支出明细, 支取明细, 支出, 取出, 支取'),
    checks: parsePhrases('支票'),
    fees: parsePhrases('手续费, 費用, 年费'),
    interest: parsePhrases('利息, 利息收入, 循環利息, 存款利息'),
    payments: parsePhrases('还款, 付款, 缴款, 本期还款, 本期付款, 本期繳款, 还款明细, 繳款明細'),
    purchases: parsePhrases(
      '消费, 交易明细, 账户明细, 账户交易明细, 戶口進支, 賬戶交易記錄, 消费明细, 本期交易明细, 本期消費明細, 本期新增款項, 新增款項, 户口往来, 戶口交易紀錄, 往來明細, 历史交易明细',
    ),
    cashAdvances: parsePhrases('预借现金, 預借現金, 取现, 現金透支'),
    refunds: parsePhrases('退款, 退货'),
    transfers: parsePhrases('转账'),
    atm: parsePhrases('自动柜员机'),
    cards: parsePhrases('正卡, 附卡, 附属卡'),
    dailyBalances: parsePhrases('每日余额, 每日结余, 日终余额'),
    pending: parsePhrases(
      '未入账交易, 失败交易, 已取消交易, 被拒绝交易, 待扣款项, 预约付款, 即将扣款, 待付款项, 预约转账',
    ),
    summary: parsePhrases(
      '账户概览, 帳戶總覽, 摘要信息, 财务概况, 戶口概要, 資產總覽, 账单摘要, 理財概覽, 資產負債總覽, 本期帳務資訊, 账户汇总',
    ),
  },
  markers: {
    credit: parsePhrases('贷, 收入, 贷方, 存入, 收'),
    debit: parsePhrases('借, 支出, 借方, 支取, 提取, 支'),
  },
  accountTypes: {
    checking: parsePhrases(
      '活期, 支票账户, 往来账户, 活期账户, 往來存款, 支票存款, 支票戶口, 结算账户, 往來戶口, 借记卡, 基本存款账户, 一般存款账户, 活期存款, 对公账户, 甲存, 结算户, 公司户, 支票往來',
    ),
    savings: parsePhrases(
      '储蓄, 活期储蓄, 定期存款, 儲蓄存款, 儲蓄戶口, 定期, 活期儲蓄存款, 储蓄账户, 綜合存款, 外幣儲蓄, 整存整取, 零存整取, 通知存款, 定活两便, 大额存单, 活儲, 薪資轉帳戶',
    ),
    credit_card: parsePhrases(
      '信用卡, 贷记卡, 信用卡账单, 信用卡對帳單, 信用卡月結單, 信用卡电子账单, 信用卡結單, 信用卡帳戶, 商务卡',
    ),
    loan: parsePhrases(
      '贷款, 信用额度账户, 信贷额度账户, 房贷, 按揭, 住房贷款, 贷款账户, 按揭贷款, 个人贷款, 房屋貸款, 贷款对账单, 貸款結單, 個人信貸',
    ),
    brokerage: parsePhrases('证券账户, 理财, 投資戶口, 證券戶口, 证券资金账户, 證券交割帳戶, 基金帳戶, 投资账户'),
    other: parsePhrases('预付卡, 电子钱包, 零钱, 預付卡'),
  },
  dateWords: parsePhrases('年, 月, 日, 至, 到'),
  monthFirst: true,
  terms: {
    bankStaff: parsePhrases('客户经理, 客戶經理, 理财经理, 理財專員, 支行行长, 分行經理, 经办人, 經辦人, 经办, 經辦'),
    listEnd: parsePhrases('以下空白'),
    principal: parsePhrases('贷款余额, 贷款本金余额'),
  },
};
