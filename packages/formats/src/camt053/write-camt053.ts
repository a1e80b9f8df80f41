/**
 * Bank to customer statement, camt.053.001.08 of ISO 20022: one `Stmt` an account, balances as booked (OPBD, CLBD), one
 * `Ntry` a transaction. Signs are in `CdtDbtInd`, seen by the holder: a balance that is owed is a debit.
 *
 * `AcctSvcrRef` of an entry is the transaction's own id. Times are midnight of the printed days, so that the same result
 * gives the same message. The other side of an entry stands in `RltdPties`, `ValDt` is there when it is printed. Not carried: running balances, what proves the list.
 */
import type { ExtractionResult, PlainDate, Transaction } from '@extracto/model';
import { closingBalanceOf, type DatedBalance, firstDay, lastDay, openingBalanceOf } from '../balances.ts';
import { cutText, oneLine } from '../clean-text.ts';
import { magnitudeOf } from '../decimal-text.ts';
import { describeCorrection } from '../describe-correction.ts';
import {
  type BalanceOptions,
  type IdentifiedStatement,
  type IdentityOptions,
  identifyStatements,
} from '../identify-statements.ts';
import { printXml, type XmlElement } from '../print-xml.ts';
import { readIban } from '../read-iban.ts';
import { requireField, requireFields } from '../require-field.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';
const FORMAT = 'CAMT.053';
/** Lengths of the standard's text types. */
const [NAME_LENGTH, NUMBER_LENGTH, REFERENCE_LENGTH, REMITTANCE_LENGTH, NOTE_LENGTH] = [140, 34, 35, 140, 500];

/** Statements print no BIC; SEPA's guidelines put this word where an id is expected, and readers rely on one. */
const UNKNOWN_SERVICER: XmlElement = ['Othr', [['Id', 'NOTPROVIDED']]];

export function writeCamt053(result: ExtractionResult, options: IdentityOptions & BalanceOptions): string {
  const statements = identifyStatements(result, options);
  requireFields(statements, FORMAT, ['date', 'year', 'number', 'currency', 'eitherBalance']);
  const days = statements.map((statement) => requireField(lastDay(statement), FORMAT, 'date'));
  const latest = requireField(days.toSorted().at(-1) ?? null, FORMAT, 'date');
  const message: XmlElement = [
    'BkToCstmrStmt',
    [
      [
        'GrpHdr',
        [
          ['MsgId', `EXTRACTO-${latest}`],
          ['CreDtTm', printTime(latest)],
        ],
      ],
      ...statements.map(describeStatement),
    ],
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${printXml(['Document', [message], { xmlns: NAMESPACE }])}`;
}

function describeStatement(statement: IdentifiedStatement, index: number): XmlElement {
  const currency = requireField(statement.account.currency, FORMAT, 'currency');
  const day = requireField(lastDay(statement), FORMAT, 'date');
  const [opening, closing] = [openingBalanceOf(statement), closingBalanceOf(statement)];
  return [
    'Stmt',
    [
      ['Id', `${day}-${index + 1}`],
      ['CreDtTm', printTime(day)],
      [
        'FrToDt',
        [
          ['FrDtTm', printTime(firstDay(statement) ?? day)],
          ['ToDtTm', printTime(day)],
        ],
      ],
      describeAccount(statement, currency),
      opening === null ? null : describeBalance('OPBD', opening, currency),
      closing === null ? null : describeBalance('CLBD', closing, currency),
      ...statement.transactions.map((row) => describeEntry(row, currency)),
    ],
  ];
}

function describeAccount({ account, accountId, bank }: IdentifiedStatement, currency: string): XmlElement {
  const number = oneLine(requireField(accountId, FORMAT, 'number'));
  const iban = readIban(number);
  const id: XmlElement = iban === null ? ['Othr', [['Id', cutStart(number)]]] : ['IBAN', iban];
  const [holder, bankName] = [oneLine(account.holder ?? ''), oneLine(bank.name ?? '')];
  return [
    'Acct',
    [
      ['Id', [id]],
      ['Ccy', currency],
      holder === '' ? null : ['Ownr', [['Nm', cutText(holder, NAME_LENGTH)]]],
      ['Svcr', [['FinInstnId', [bankName === '' ? null : ['Nm', cutText(bankName, NAME_LENGTH)], UNKNOWN_SERVICER]]]],
    ],
  ];
}

function describeBalance(code: 'OPBD' | 'CLBD', { amount, date }: DatedBalance, currency: string): XmlElement {
  return [
    'Bal',
    [
      ['Tp', [['CdOrPrtry', [['Cd', code]]]]],
      describeAmount('Amt', amount, currency),
      ['CdtDbtInd', amount.startsWith('-') ? 'DBIT' : 'CRDT'],
      ['Dt', [['Dt', date]]],
    ],
  ];
}

function describeEntry(row: Transaction, currency: string): XmlElement {
  const correction = describeCorrection(row);
  return [
    'Ntry',
    [
      describeAmount('Amt', row.amount, currency),
      ['CdtDbtInd', row.type === 'debit' ? 'DBIT' : 'CRDT'],
      ['Sts', [['Cd', 'BOOK']]],
      ['BookgDt', [['Dt', requireField(row.date, FORMAT, 'year')]]],
      row.valueDate === null ? null : ['ValDt', [['Dt', row.valueDate]]],
      ['AcctSvcrRef', row.id],
      // The kind of transaction is required by the standard and printed on no statement.
      ['BkTxCd', [['Prtry', [['Cd', 'NOTPROVIDED']]]]],
      describeDetails(row),
      correction === null ? null : ['AddtlNtryInf', cutText(oneLine(correction), NOTE_LENGTH)],
    ],
  ];
}

function describeDetails(row: Transaction): XmlElement | null {
  const [reference, original] = [oneLine(row.reference ?? ''), row.original];
  const remittance = cutPieces(oneLine(row.description));
  const details: XmlElement[] = [];
  if (reference !== '') {
    const printed: XmlElement[] = [
      ['Tp', 'PRINTED'],
      ['Ref', cutText(reference, REFERENCE_LENGTH)],
    ];
    details.push(['Refs', [['Prtry', printed]]]);
  }
  if (original !== null)
    details.push(['AmtDtls', [['InstdAmt', [describeAmount('Amt', original.amount, original.currency)]]]]);
  const counterparty = cutText(oneLine(row.counterparty ?? ''), NAME_LENGTH);
  if (counterparty !== '') {
    const role = row.type === 'debit' ? 'Cdtr' : 'Dbtr';
    details.push(['RltdPties', [[role, [['Pty', [['Nm', counterparty]]]]]]]);
  }
  if (remittance.length > 0) details.push(['RmtInf', remittance.map((piece) => ['Ustrd', piece])]);
  return details.length === 0 ? null : ['NtryDtls', [['TxDtls', details]]];
}

function describeAmount(name: string, amount: string, currency: string): XmlElement {
  return [name, magnitudeOf(amount), { Ccy: currency }];
}

/** The end of a long number tells accounts apart. */
function cutStart(number: string): string {
  return [...(number.replaceAll(' ', '').length > NUMBER_LENGTH ? number.replaceAll(' ', '') : number)]
    .slice(-NUMBER_LENGTH)
    .join('');
}

/** Joined again they are the text. */
function cutPieces(text: string): string[] {
  const characters = [...text];
  const pieces = Array.from({ length: Math.ceil(characters.length / REMITTANCE_LENGTH) }, (_, index) =>
    characters.slice(index * REMITTANCE_LENGTH, (index + 1) * REMITTANCE_LENGTH).join(''),
  );
  return pieces;
}

function printTime(date: PlainDate): string {
  return `${date}T00:00:00`;
}
