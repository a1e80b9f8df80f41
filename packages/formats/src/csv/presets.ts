/** CSV options for the programs that import the file. The caller's options take precedence. */
export interface Preset {
  readonly columns: string;
  /** `local`: as the currency's country writes dates. */
  readonly dates: 'YYYY-MM-DD' | 'local';
  /** Files that belong beside it, by what is added to its name. */
  readonly companions?: Readonly<Record<string, string>>;
}

/** hledger's rules for the columns; it takes `statement.csv.rules` for `statement.csv` by itself. */
const HLEDGER_RULES = `# How hledger reads the CSV file beside this one: hledger -f statement.csv print
skip 1
fields date, code, payee, note, account1, total, currency_code, id
date-format %Y-%m-%d
amount %total %currency_code
description %payee | %note
comment id:%id
`;

export const PRESETS = {
  xero: {
    columns: 'date=*Date,amount=*Amount,payee=Payee,description=Description,reference=Reference',
    dates: 'local',
  },
  quickbooks: { columns: 'date=Date,description=Description,amount=Amount', dates: 'local' },
  ynab: { columns: 'date=Date,payee=Payee,description=Memo,amount=Amount', dates: 'local' },
  ledger: { columns: 'date,reference=code,payee,description=note,amount_currency=amount,id', dates: 'YYYY-MM-DD' },
  hledger: {
    columns:
      'date,reference=code,payee,description=note,ledger_account=account1,amount=total,currency=currency_code,id',
    dates: 'YYYY-MM-DD',
    companions: { '.rules': HLEDGER_RULES },
  },
} as const satisfies Readonly<Record<string, Preset>>;
