/**
 * OFX, QFX and QBO: bank accounts in the bank message set, cards in the credit card message set, each with its list and
 * its ledger balance (OFX 2.1, sections 11.4.2 and 11.4.3). FITID is the transaction's own id, so a program that has
 * imported a booking from another statement knows it.
 *
 * NAME is the other side where it is known, or else the description, cut at a word; MEMO has the whole description where
 * NAME does not. Amounts and balances are the holder's: money owed is negative. Not carried: opening balance, running
 * balances, amounts in a foreign currency, the end of descriptions longer than 255 characters.
 */
import type { AccountType, ExtractionResult, PlainDate, Transaction } from '@extracto/model';
import { closingBalanceOf, firstDay, lastDay } from '../balances.ts';
import { cutAtWord, cutText, oneLine } from '../clean-text.ts';
import { describeCorrection } from '../describe-correction.ts';
import {
  type BalanceOptions,
  type IdentifiedStatement,
  type IdentityOptions,
  identifyStatements,
} from '../identify-statements.ts';
import { payeeOf } from '../payee-of.ts';
import type { XmlElement } from '../print-xml.ts';
import { readIban } from '../read-iban.ts';
import { requireField, requireFields } from '../require-field.ts';
import { type OfxSyntax, printOfx } from './print-ofx.ts';

interface Dialect extends IdentityOptions, Pick<BalanceOptions, 'closingBalance'> {
  /** For refusals. */
  readonly name: string;
  readonly syntax: OfxSyntax;
  readonly bankId?: string | undefined;
  /** `null`: a file of nobody's. */
  readonly intuitBankId: string | null;
}

/** Lengths of OFX's data types A-n. */
const [ACCOUNT_LENGTH, NAME_LENGTH, MEMO_LENGTH, CHECK_LENGTH] = [22, 32, 255, 12];
/** The standard requires an id of the bank and knows none for "not told". */
const NO_BANK_ID = '000000000';

const BANK_ACCOUNT_TYPES: Readonly<Record<Exclude<AccountType, 'credit_card'>, string>> = {
  checking: 'CHECKING',
  savings: 'SAVINGS',
  loan: 'CREDITLINE',
  brokerage: 'MONEYMRKT',
  other: 'CHECKING',
};

const SUCCESS: XmlElement = [
  'STATUS',
  [
    ['CODE', '0'],
    ['SEVERITY', 'INFO'],
  ],
];

export function writeOfx(result: ExtractionResult, dialect: Dialect): string {
  const statements = identifyStatements(result, dialect);
  requireFields(statements, dialect.name, ['date', 'year', 'number', 'currency', 'closing']);
  const isCard = ({ account }: IdentifiedStatement) => account.type === 'credit_card';
  const [cards, accounts] = [statements.filter(isCard), statements.filter((statement) => !isCard(statement))];
  const root: XmlElement = [
    'OFX',
    [
      describeSignOn(statements, dialect),
      accounts.length === 0
        ? null
        : ['BANKMSGSRSV1', accounts.map((statement, index) => describeAccount(statement, index, dialect))],
      cards.length === 0
        ? null
        : ['CREDITCARDMSGSRSV1', cards.map((statement, index) => describeCard(statement, index, dialect))],
    ],
  ];
  return printOfx(root, dialect.syntax);
}

function describeSignOn(statements: readonly IdentifiedStatement[], { name, intuitBankId }: Dialect): XmlElement {
  const days = statements.map((statement) => requireField(lastDay(statement), name, 'date'));
  const day = requireField(days.toSorted().at(-1) ?? null, name, 'date');
  const bank = statements.map((statement) => statement.bank.name).find((bankName) => bankName !== null) ?? null;
  const organisation = oneLine(bank ?? '') || 'Bank';
  return [
    'SIGNONMSGSRSV1',
    [
      [
        'SONRS',
        [
          SUCCESS,
          ['DTSERVER', printDay(day)],
          ['LANGUAGE', 'ENG'],
          [
            'FI',
            [
              ['ORG', cutText(organisation, NAME_LENGTH)],
              ...(intuitBankId === null ? [] : [['FID', intuitBankId] as const]),
            ],
          ],
          intuitBankId === null ? null : ['INTU.BID', intuitBankId],
        ],
      ],
    ],
  ];
}

function describeAccount(statement: IdentifiedStatement, index: number, dialect: Dialect): XmlElement {
  const { type, number } = statement.account;
  const account: XmlElement = [
    'BANKACCTFROM',
    [
      ['BANKID', dialect.bankId ?? readBankCode(number) ?? NO_BANK_ID],
      ['ACCTID', printAccountId(statement, dialect)],
      ['ACCTTYPE', BANK_ACCOUNT_TYPES[type === null || type === 'credit_card' ? 'other' : type]],
    ],
  ];
  return ['STMTTRNRS', [['TRNUID', String(index + 1)], SUCCESS, ['STMTRS', describeList(statement, account, dialect)]]];
}

function describeCard(statement: IdentifiedStatement, index: number, dialect: Dialect): XmlElement {
  const account: XmlElement = ['CCACCTFROM', [['ACCTID', printAccountId(statement, dialect)]]];
  return [
    'CCSTMTTRNRS',
    [['TRNUID', String(index + 1)], SUCCESS, ['CCSTMTRS', describeList(statement, account, dialect)]],
  ];
}

/** The end of a long number tells accounts apart; its beginning is the bank's. */
function printAccountId({ accountId }: IdentifiedStatement, { name }: Dialect): string {
  const number = requireField(accountId, name, 'number');
  return oneLine(number).replaceAll(' ', '').slice(-ACCOUNT_LENGTH);
}

/** The bank's code within an IBAN: German ones fill eight places, and elsewhere these places tell banks apart as well. */
function readBankCode(number: string | null): string | null {
  return readIban(number ?? '')?.slice(4, 12) ?? null;
}

function describeList(
  statement: IdentifiedStatement,
  account: XmlElement,
  { name }: Dialect,
): readonly (XmlElement | null)[] {
  const currency = requireField(statement.account.currency, name, 'currency');
  const balance = requireField(closingBalanceOf(statement), name, 'closing');
  const [from, to] = [firstDay(statement), lastDay(statement)];
  return [
    ['CURDEF', currency],
    account,
    from === null || to === null
      ? null
      : [
          'BANKTRANLIST',
          [
            ['DTSTART', printDay(from)],
            ['DTEND', printDay(to)],
            ...statement.transactions.map((row) => describeRow(row, name)),
          ],
        ],
    [
      'LEDGERBAL',
      [
        ['BALAMT', balance.amount],
        ['DTASOF', printDay(balance.date)],
      ],
    ],
  ];
}

function describeRow(row: Transaction, name: string): XmlElement {
  const [description, reference] = [oneLine(row.description), oneLine(row.reference ?? '')];
  const payee = cutAtWord(payeeOf(row) || description, NAME_LENGTH);
  const category = oneLine(row.category ?? '');
  const memo = [
    ...(payee === description ? [] : [description]),
    ...(category === '' ? [] : [`[${category}]`]),
    ...noteCorrection(row),
  ]
    .join(' ')
    .trim();
  return [
    'STMTTRN',
    [
      ['TRNTYPE', row.type === 'debit' ? 'DEBIT' : 'CREDIT'],
      ['DTPOSTED', printDay(requireField(row.date, name, 'year'))],
      row.transactionDate === null ? null : ['DTUSER', printDay(row.transactionDate)],
      row.valueDate === null ? null : ['DTAVAIL', printDay(row.valueDate)],
      ['TRNAMT', row.amount],
      ['FITID', row.id],
      reference === '' ? null : describeReference(reference),
      payee === '' ? null : ['NAME', payee],
      memo === '' ? null : ['MEMO', cutText(memo, MEMO_LENGTH)],
    ],
  ];
}

function noteCorrection(row: Transaction): string[] {
  const note = describeCorrection(row);
  return note === null ? [] : [oneLine(note)];
}

/** CHECKNUM is "check (or other reference) number" and short. */
function describeReference(reference: string): XmlElement {
  return [...reference].length <= CHECK_LENGTH ? ['CHECKNUM', reference] : ['REFNUM', cutText(reference, NAME_LENGTH)];
}

/** Noon in Greenwich: the same day nearly everywhere, whatever time zone a program assumes. */
function printDay(date: PlainDate): string {
  return `${date.replaceAll('-', '')}120000`;
}
