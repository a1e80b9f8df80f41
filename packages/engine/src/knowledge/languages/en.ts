import type { Language } from '../language.ts';
import { parseForms, parsePhrases } from '../phrase-list.ts';

export const english: Language = {
  code: 'en',
  name: 'English',
  months: parseForms(
    `january jan janu, february feb febr, march mar mrch, april apr apl, may, june jun, july jul jly, august aug,
    september sep sept, october oct, november nov, december dec`,
  ),
  weekdays: parseForms(
    'monday mon, tuesday tue tues, wednesday wed weds, thursday thu thur thurs, friday fri, saturday sat, sunday sun',
  ),
  columns: {
    date: parsePhrases(`date, dates, entry date, day, date time, date and time, book date, date of entry, dt, activity date,
      statement entry date, mm dd, dd mm, date mm dd, date mm dd yy, date dd mm yyyy, date dd mmm, date paid, event date,
      date of activity, actual date, date completed, completed date, date utc, completed date utc, started date, date started, started date utc`),
    transactionDate:
      parsePhrases(`transaction date, trans date, trans dt, tran date, txn date, tran dt, txn dt, trxn date, trn date, trx date,
      date of transaction, transaction dates, date of trans, purchase date, date of purchase, transaction, tran, trans, sale date, transacted date,
      transaction date time, transaction date and time, trade date, transacted on, date occurred, charge date, spend date, transaction dt, create date, trans time, trans date time`),
    postingDate:
      parsePhrases(`posting date, post date, posted date, date posted, post dt, posted, post, posted on, date of posting, process date,
      processing date, processed date, date processed, booking date, book date, date booked, booked date, entered date, date entered, settlement date,
      date of processing, effective posting date, pstg date, posting dt, bank date, date applied, ledger date, received by us, date received`),
    valueDate:
      parsePhrases(`value date, value dt, val date, val dt, value, effective date, eff date, date effective, valued date,
      value dates, interest date, cleared date, clearing date, effective, date eff`),
    description:
      parsePhrases(`description, descriptions, transaction description, transaction descriptions, details, detail, transaction details, transaction detail,
      particulars, particular, transaction particulars, narration, narrative, narratives, narrations, remarks, remark, transaction remarks, memo,
      payment details, payment type and details, payment details and reference, details of transaction, details of transactions, description of transaction, description of transactions,
      transactions, transactions details, account activity, activity, activity description, transaction information, explanation, explanation of activity, merchant name, merchant, merchant details,
      merchant name or transaction description, merchant description, description of activity, payee, payee payer, payer payee, paid to, payee name, beneficiary,
      beneficiary details, counterparty, counterparty name, name, transaction narrative, transaction narration, transaction summary, item, items, item description, entry, entries,
      entry description, comments, comment, notes, note, details of transactions and balances, text, purpose, sender receiver, to from, from to, statement details,
      description particulars, transaction details description, description or merchant, vendor, store, transaction merchant, transaction name, description of charge, explanation of transaction,
      narrative details, details narrative, detailed description, transaction description details, place, location, business, merchant location, narration details, details of your account activity,
      transaction details and location, transaction and merchant details, desc, trans description, trans details, txn description, txn details, tran particulars, tran particular, trxn description, tran description, transaction remark, booking text, booking details, bank description, full description`),
    reference:
      parsePhrases(`reference, ref, reference no, ref no, reference number, ref number, ref nr, references, ref id, transaction reference, trans ref, tran ref,
      transaction ref, transaction id, trans id, tran id, txn id, txn ref, txn no, trx id, trxn id, transaction no, transaction number, trans no, tran no, cheque no, cheque number, chq no,
      cheque, chq, check no, check number, check, chk no, check ref, chq ref no, chq ref number, cheque ref no, cheque ref, cheque reference, ref chq no, ref no cheque no, ref cheque no,
      chq slip no, instrument no, instrument id, inst no, inst number, instrument, instrument number, instr no, instruments, voucher, voucher no, voucher number, doc no, document no, document number, doc number, doc,
      receipt no, receipt, receipt number, utr, utr no, utr number, rrn, serial no, serial number, serial, trace no, trace number, trace id, confirmation, confirmation number, confirmation no, auth code,
      authorization code, approval code, slip no, ref check no, check serial number, check serial no, bank reference, bank ref, bank reference no, customer reference, customer ref, customer reference no, your reference, our reference, invoice no, journal no, tlr no,
      journal number, payment reference, payment ref, your ref, end to end id, session id, cheque ref number, ref cheque number, ref no chq no, chq ref, reference cheque no, card reference number, arn,
      tran ref no, transaction reference no, transaction reference number, ref code, reference code, cheque number reference, chq no ref no, folio no, bill no, id, chq no ref, cheque details, transaction code number, batch no, batch number, ledger folio, reference id, external ref`),
    debit:
      parsePhrases(`debit, debits, debit amount, debit amt, debit dr, dr, dr amount, dr amt, amount dr, amt dr, amount debit, amount debited, debited amount, debited, debit s, debits dr, debit transactions,
      withdrawal, withdrawals, withdrawal amt, withdrawal amount, withdrawal dr, withdrawals dr, withdrawals debits, withdrawal s, withdrawl, withdrawls, withdrawal debit, debit withdrawal, debits withdrawals, withdraw, withdrawn,
      withdrawn amount, amount withdrawn, withdrawals amount, money out, monies out, money out dr, paid out, paid out dr, payments, payment, payment amount, payments out, payment out, out, outgoing, outgoings, cash out, money spent, spent, spending, outflow, outflows,
      charges, charge, charge amount, charges amount, disbursements, disbursement, withdrawals and debits, debits and withdrawals, withdrawals other debits, withdrawals and other debits, withdrawals subtractions, debits minus, subtractions, subtraction, minus, less, expense, expenses,
      payments debits, payments made, payments and withdrawals, checks debits, checks and debits, checks and other debits, checks payments, checks charges, withdrawals checks, withdrawals and checks, cheques debits, cheques and debits, debits cheques, cheques and withdrawals, amounts deducted,
      amounts debited from your account, amounts debited, amounts withdrawn, withdrawals from account, amount deducted, deductions, deduction, deducted, amount out, debit value, debit balance amount, money out of account, paid from account, amount paid, amount spent,
      purchases, purchase amount, debit transaction, payments purchases, purchases and debits, purchases debits, debit out, withdrawals and payments, withdrawals payments, withdrawals fees, withdrawals and fees, debits charges, charges debits, payment withdrawal, payment dr, payments dr, you paid, your payments, amount paid out, payment debit, taken out, transfer out, sent, db, dbt`),
    credit:
      parsePhrases(`credit, credits, credit amount, credit amt, credit cr, cr, cr amount, cr amt, amount cr, amt cr, amount credit, amount credited, credited amount, credited, credit s, credits cr, credit transactions,
      deposit, deposits, deposit amt, deposit amount, deposit cr, deposits cr, deposits credits, deposit s, deposit credit, credit deposit, credits deposits, deposited, deposited amount, amount deposited, deposits amount, money in, monies in, money in cr, paid in, paid in cr,
      payments in, payment in, in, incoming, cash in, money received, received, inflow, inflows, receipts, receipt amount, receipt, lodgement, lodgements, lodgment, lodgments, additions, addition, plus, income, deposits and credits, credits and deposits, deposits other credits,
      deposits and other credits, deposits additions, credits plus, credits additions, payments received, payments credits, payments and credits, amounts credited to your account, amounts credited, amounts deposited, amount received, amount in, credit value,
      money into account, paid into account, credit transaction, deposits and receipts, deposits interest, deposits and interest, payments made to account, credit in, refunds and credits, lodgement credit, credit lodgement, receipts cr, deposits to account, received amount, you received, amount paid in, transfer in, earned, payment credit, received in`),
    amount:
      parsePhrases(`amount, amounts, amt, transaction amount, transaction amt, trans amount, tran amount, txn amount, trxn amount, net amount, total amount, amount due, value amount, transaction value, billed amount, billing amount, posted amount, settlement amount,
      amount debit credit, debit credit amount, debit credit, credit debit, dr cr amount, amount dr cr, amount cr dr, debit or credit, withdrawal deposit, deposit withdrawal, deposits withdrawals, withdrawals deposits, deposits and withdrawals, withdrawals and deposits, amount of transaction, credits debits, debits credits, gross amount, gross, net,
      deposit or withdrawal, deposits or withdrawals, withdrawal or deposit, money in out, money out in, in out, paid in out, charges payments, payments charges, charges and payments, charges credits, new charges, sum, price, cost, payment deposit, deposit payment, additions subtractions, deposits or subtractions, deposit amount withdrawal amount, amount charged, transaction amount dr cr, final amount,
      debit credit value, amount in account currency, amount in billing currency, local amount, local currency amount, amount credit debit, amount or reward`),
    balance:
      parsePhrases(`balance, balances, bal, running balance, running bal, account balance, balance after, balance after transaction, balance amount, balance amt, closing balance, closing bal, ledger balance, book balance, book bal, available balance, avail balance, daily balance, ending daily balance, ending balance,
      current balance, cleared balance, new balance, resulting balance, balance dr cr, balance cr dr, balance cr, balance dr, net balance, total balance, remaining balance, outstanding balance, balance outstanding, balance carried forward, principal balance, loan balance, balance forward, cumulative balance, actual balance, end of day balance, available bal,
      account total, line balance, progressive balance, balance debit credit, balance credit debit, post balance, day end balance, daily ledger balance, wallet balance, balance after txn, bal after, statement balance, balance to date, final balance, balance on account`),
    type: parsePhrases(
      `type, transaction type, trans type, tran type, txn type, payment type, type of transaction, entry type, category of transaction, trx type, transaction code, tran code, trans code, code, tc, method, payment method, transaction method, activity type, record type, type code, how, txn code, trxn type, instrument type, transaction mode, mode, mode of transaction, payment mode, operation, operation type, kind`,
    ),
    currency: parsePhrases(
      'currency, ccy, curr, cur, transaction currency, currency code, ccy code, account currency, txn currency',
    ),
    originalAmount:
      parsePhrases(`original amount, foreign amount, foreign currency amount, foreign currency, amount in foreign currency, amount in original currency, original currency amount, transaction currency amount, amount in transaction currency, foreign spend, foreign spending,
      foreign transaction amount, orig amount, original currency, fcy amount, fx amount, amount fcy, foreign currency spent, source amount, international amount, amount in local currency, foreign ccy amount, foreign amt, orig currency amount`),
    exchangeRate: parsePhrases(
      'exchange rate, rate, conversion rate, fx rate, exch rate, rate of exchange, currency exchange rate, currency rate, ex rate, conv rate',
    ),
    sign: parsePhrases(
      'dr cr, cr dr, d c, c d, sign, indicator, debit credit indicator, dr or cr, cr or dr, debit credit flag, credit debit indicator, dc, transaction sign, direction, d or c, dr cr indicator, in or out, type dr cr, drcr, crdr',
    ),
    ignored:
      parsePhrases(`channel, branch, branch code, branch name, card, card no, card number, card type, card used, card ending, last 4, last four, account, account number, account no, category, categories, status, location code, terminal, terminal id, teller, teller id, time, transaction time, sl no, s no, sr no, sno, sl, no, number, line, row, seq,
      seq no, sequence, sequence no, init br, sol id, user, user id, user name, posted by, entered by, tags, label, labels, mcc, merchant category, points, rewards points, reward points, rewards, sort code, counter, brn, br code, br, originating branch, origin, origin branch, transaction branch, city, state, country, zip, post code, dept, product, subcategory, sub category, fee, fees, fee amount, tax, vat, gst, hst, cardholder, card member, cardmember, card holder, bank code, bank name, counterparty account, counterparty iban, beneficiary account, iban, bic, swift code, apr, days, exchange fee, qty, quantity, units, unit price, source, bank, spend category, transaction status, transaction channel, transaction location, transaction branch code, instrument date, cheque date, chq date, book ref, account name`),
  },
  labels: {
    openingBalance:
      parsePhrases(`opening balance, opening bal, opening account balance, opening ledger balance, opening book balance, opening available balance, beginning balance, beginning bal, beginning account balance, beginning account value, starting balance, start balance, balance at start, initial balance, your opening balance, your balance at the start, balance at the beginning of period, balance at beginning of period, beginning of period balance,
      balance at start of period, balance at the start of the period, start of period balance, balance at period start, opening, balance on opening, opening balance on, beginning balance on, balance last statement, last statement balance, balance from last statement, balance on last statement, balance as of last statement, previous statement balance, previous balance, prior balance, prior statement balance, prior period balance, balance previous, balance previous statement,
      starting account balance, beginning daily balance, account balance at start, opening position, balance at start of statement, balance as at start, balance at opening, opening cash balance, starting, beginning ledger balance, beginning available balance, opening cleared balance, balance at start of month, opening balance as on, opening balance as at, opening balance as of, beginning balance as of, beginning balance on, starting balance on, start balance on, your previous balance, openings, balance on previous statement, balance from previous statement, opening principal balance, beginning principal balance, old balance`),
    closingBalance:
      parsePhrases(`closing balance, closing bal, closing account balance, closing ledger balance, closing book balance, closing available balance, ending balance, ending bal, ending account balance, ending account value, end balance, final balance, your closing balance, your balance at the end, balance at end, balance at end of period, balance at the end of the period, balance at period end, end of period balance, end of statement balance, closing,
      closing balance on, ending balance on, balance this statement, this statement balance, current statement balance, statement balance, statement ending balance, statement closing balance, new statement balance, current balance, present balance, balance as of, balance as at, balance as on, balance on, ending daily balance, closing position, balance at end of statement, balance at close, balance on closing, closing cash balance, closing balance as at, closing balance as of, closing balance as on, ending balance as of, end balance on, closing cleared balance, cleared balance, new balance,
      balance at close of business, ending ledger balance, account balance, ledger balance, book balance, total balance, balance at end of month, your new balance, your account balance, closing principal balance, ending principal balance, outstanding balance, current account balance, balance total, your balance on, ending`),
    broughtForward:
      parsePhrases(`balance brought forward, brought forward, balance b f, b f, bf, bal b f, bal bf, balance bf, bal b fwd, balance b fwd, b fwd, bal bfwd, balance brought fwd, balance brought down, b d, balance b d, balance from previous page, balance from last page, brought forward from previous page, brought forward from last statement, brought forward balance, previous page balance, page opening balance, balance forward, balance fwd, bal fwd, bal brought forward, balance last carried forward,
      total brought forward, amount brought forward, totals brought forward, balance brought forward from previous page, balance brought forward from previous statement, start balance brought forward, opening balance brought forward, opening balance b f, balance brought forward from last statement, balancebroughtforward, sub total brought forward, forwarded balance, balance forwarded`),
    carriedForward:
      parsePhrases(`balance carried forward, carried forward, balance c f, c f, cf, bal c f, bal cf, balance cf, bal c fwd, balance c fwd, c fwd, balance carried fwd, balance carried down, c d, balance c d, balance to next page, balance carried over, carried over, carried forward to next page, carried forward balance, page closing balance, total carried forward, amount carried forward, balance carried to next page, balance carried forward to next page, bal carried forward, totals carried forward, closing balance carried forward, balance at end of page,
      balancecarriedforward, sub total carried forward, balance carried forward to next statement`),
    subtotal: parsePhrases(
      `subtotal, sub total, subtotals, sub totals, page total, page totals, total for page, total this page, total for this page, day total, daily total, total for the day, card total, total for card, section total, total for month, monthly total, month total, page sub total`,
    ),
    totalCredits:
      parsePhrases(`total credits, total credit, total credit amount, total amount credited, total of credits, credits total, credit total, total cr, total deposits, total deposit, total deposit amount, deposits total, total of deposits, total money in, total monies in, money in total, total paid in, total payments in, total payments received, total receipts, total lodgements, total lodgments, total additions, total inflow, total inflows, total income, total incoming, total in, total received, sum of credits, sum of deposits,
      total deposits and credits, total credits and deposits, total deposits and other credits, total deposits and additions, total deposits and other additions, deposits and other credits, deposits credits and interest, deposits and other additions, deposits and additions, deposits credits interest, total deposits credits and interest, deposits and credits, credits and deposits, payments and other credits, total payments and other credits, payments and credits, total payments and credits, payments credits, other credits, total other credits,
      money in, paid in, total credit transactions, total credits to your account, total amounts credited, amount credited, amounts credited, total amount deposited, total payments, total payments and refunds, credits, deposits, total amount of credits, total credit value, total cash in, total electronic deposits, total credit entries, cr total, total credits cr, payments received, total of payments and credits, total credited, total deposited, total electronic credits, total additions to your account, plus deposits, plus total deposits, plus credits, total transfers in, payments and deposits, credits this period, deposits this period, additions, total deposits credits, deposits credits, payments in, payments into your account, total paid into account, total payments into account, your deposits, received, total credit turnover, credit turnover`),
    totalDebits:
      parsePhrases(`total debits, total debit, total debit amount, total amount debited, total of debits, debits total, debit total, total dr, total withdrawals, total withdrawal, total withdrawal amount, withdrawals total, total of withdrawals, total money out, total monies out, money out total, total paid out, total payments out, total payments made, total outflow, total outflows, total outgoing, total outgoings, total expenses, total spent, total spending, total spend, total out, sum of debits, sum of withdrawals, total disbursements,
      total withdrawals and debits, total debits and withdrawals, total withdrawals and other debits, total withdrawals and other subtractions, total withdrawals and subtractions, withdrawals and other debits, withdrawals and other subtractions, withdrawals and debits, debits and withdrawals, other debits, total other debits, withdrawals and subtractions, total subtractions, checks and other debits, total checks and other debits, checks and other subtractions, checks and debits, total checks paid, total checks, checks paid, atm withdrawals and debits,
      money out, paid out, total debit transactions, total debits to your account, total amounts debited, amount debited, amounts debited, total purchases, total charges, total purchases and adjustments, total new charges, purchases and other charges, total purchases and other charges, total amount withdrawn, debits, withdrawals, total amount of debits, total debit value, total cash out, total electronic withdrawals, total debit entries, dr total, total debits dr, total debited, total withdrawn, total deductions, less withdrawals, less total withdrawals, less debits, less checks, minus withdrawals, total transfers out, total fees, total service charges, total electronic debits, withdrawals fees and charges, withdrawals and charges,
      debits this period, withdrawals this period, purchases and debits, purchases and charges, total withdrawals and fees, total withdrawals debits, withdrawals debits, payments out, payments from your account, total paid from account, total payments from account, total cheques, total cheques and debits, subtractions, total card purchases, spent, total debit turnover, debit turnover, total checks and debits`),
    total: parsePhrases(
      `total, totals, grand total, total amount, net total, statement total, transaction total, transactions total, total transactions, account total, overall total, turnover, total turnover, page and statement total, total for period, total for this period, total for the period, period total, statement summary total, totals for period`,
    ),
    netChange: parsePhrases(
      `net change, net movement, net amount, change in balance, change in account value, net position, net cash flow, change, difference, net difference, movement, net activity, change this period, net deposits, net money in, net increase, net decrease, balance change`,
    ),
    countCredits: parsePhrases(
      `credit count, credits count, cr count, number of credits, no of credits, count of credits, number of deposits, no of deposits, deposit count, number of credit transactions, no of credit transactions, credit transactions count, items credited, total credit count, total number of credits, total no of credits, number of credit entries, no of credit entries, number of payments in, deposits count, credit items, num credits`,
    ),
    countDebits: parsePhrases(
      `debit count, debits count, dr count, number of debits, no of debits, count of debits, number of withdrawals, no of withdrawals, withdrawal count, number of debit transactions, no of debit transactions, debit transactions count, items debited, total debit count, total number of debits, total no of debits, number of debit entries, no of debit entries, number of payments out, number of checks, withdrawals count, debit items, num debits, number of checks paid, items paid, number of withdrawals in period`,
    ),
    previousBalance: parsePhrases(
      `previous balance, previous statement balance, previous account balance, prior balance, last statement balance, last balance, balance from previous statement, balance from last statement, balance from your last statement, balance last statement, opening balance, previous closing balance, balance brought forward, your previous balance, last bill amount, previous amount due, last month s balance, last month balance, previous total due, previous month balance, starting balance, previous bill, amount of last statement, previous balance owing, previous amount owing`,
    ),
    newBalance: parsePhrases(
      `new balance, new balance total, new account balance, new statement balance, statement balance, closing balance, current balance, balance due, total balance, amount due, total amount due, total due, total outstanding, total payment due, balance outstanding, outstanding balance, your new balance, total amount owing, amount owing, amount you owe, balance owing, your balance, current amount due, total balance due, new balance owing, account balance, total dues, grand total due, current statement balance, statement balance this month, new total balance, payment due in full, your total balance, current outstanding, closing outstanding, pay in full amount, full payment amount, amount payable, total amount payable, total new balance, total current balance`,
    ),
    period: parsePhrases(
      `period, statement period, statement for period, statement for the period, for the period, period covered, statement dates, statement from, billing period, billing cycle, account period, reporting period, statement cycle, for period, transaction period, transactions from, statement of account for the period, statement covers period, statement covers, date range, your statement period, account statement for, cycle, activity for, account activity from, accounting period, transactions period, statement for, covering, covering period, statement of account from, opening closing date, opening and closing date, this statement covers, period of statement, statement covering, from date to date, transaction date range, activity period, your transactions from, dates covered, duration, search period, transaction date from, period from, statement date range, between, account summary for the period, for period covering, from to, billing cycle from, account statement from, statement start end date, bank statement for`,
    ),
    periodFrom: parsePhrases(
      `from, from date, start date, date from, period from, period start, beginning date, statement from, statement start date, period beginning, period start date, statement opening date, opening date, beginning, statement begin date, start, statement from date, start of period, starting date, last statement date, last statement, date of last statement, previous statement date, from dt, begin date, starting`,
    ),
    periodTo: parsePhrases(
      `to, to date, end date, date to, period to, period end, period ending, ending date, statement to, statement end date, through, thru, closing date, until, till, statement ending, statement ending date, period end date, this statement, statement closing date, ending, statement to date, end of period, upto, up to, date of this statement, to dt, billing end date`,
    ),
    statementDate: parsePhrases(
      `statement date, date of statement, statement issue date, issue date, issued on, date issued, statement generated, generated on, generation date, print date, date printed, printed on, statement as of, as of, as at, as on, report date, bill date, billing date, invoice date, date generated, statement generation date, closing date, statement closing date, issued, run date, produced on, creation date, date of issue, printed, printed date, statement produced on, statement printed, created on, document date, statement generated on, report generated on, requested on, downloaded on`,
    ),
    accountNumber: parsePhrases(
      `account number, account no, account num, account, a c no, a c number, ac no, acc no, acct no, acct, acct number, account nr, acc number, account id, primary account, primary account number, primary account no, card number, card no, card account number, your account number, number of account, account code, nuban, loan number, loan account number, loan no, credit card number, account ending in, card ending in, ending in, savings account number, current account number, checking account number, customer account, a c, acc, account numbers, account reference, account no type, masked card number, card ending, account number ending in, wallet id, account number s, loan account no, deposit account number, account card number, account details, bank account number, bank account no, bban, ac number, member number`,
    ),
    iban: parsePhrases(
      'iban, iban number, iban no, international bank account number, iban code, account iban, your iban',
    ),
    accountHolder: parsePhrases(
      `account holder, account holders, account name, account owner, account owners, account title, title of account, customer name, name, client name, holder, holder name, account holder name, account holder s name, name of account holder, name of account, customer, client, cardholder, card holder, cardholder name, card member, cardmember, member, member name, card member name, prepared for, owner, owner name, a c name, a c holder name, acct name, account customer name, borrower, borrower name, primary account holder, primary holder, statement for, in the name of, registered name, business name, company name, joint holders, joint holder, name of customer, account holder details, mr, mrs, ms, statement prepared for, account in the name of, account of`,
    ),
    accountType: parsePhrases(
      `account type, type of account, account category, product, product type, product name, account product, acct type, a c type, scheme, account description, account class, type of a c, scheme type, account variant, card type, account scheme, a c category, kind of account, nature of account`,
    ),
    currency: parsePhrases(
      `currency, account currency, currency of account, ccy, curr, account ccy, currency code, base currency, currency type, statement currency, all amounts in, amounts in, acct currency, figures in, amounts shown in, currency name, a c currency`,
    ),
    bank: parsePhrases(
      `bank, bank name, name of bank, issued by, branch, branch name, bic, swift, swift code, bic swift, sort code, routing number, routing no, ifsc, ifsc code, ifs code, bank code, branch code, bsb, bsb number, bank identifier code, bank branch, aba, institution, transit number, branch address, bank address, member fdic, financial institution, home branch, micr, micr code`,
    ),
    dailyBalance: parsePhrases(
      `daily balance, daily balances, daily ending balance, daily ending balances, daily balance summary, daily ledger balance, daily ledger balances, daily balance information, daily account balance, end of day balance, daily closing balance, ending daily balance, ending daily balances, daily balance detail, balance by date, balances by date, daily ending balance summary, summary of daily balances, daily collected balances`,
    ),
    availableBalance: parsePhrases(
      `available balance, available funds, available, balance available, avail balance, available credit, credit available, cash available, available for cash, available to spend, available credit limit, funds available, available amount, cash limit available, available limit, available for cash advances, available balance as on, available cash limit, available cash, effective available balance, withdrawable balance, effective balance, usable balance, total available balance, your available credit, available to withdraw, net available balance`,
    ),
    creditLimit: parsePhrases(
      `credit limit, total credit limit, your credit limit, credit line, total credit line, revolving credit line, overdraft limit, arranged overdraft, arranged overdraft limit, agreed overdraft, overdraft, facility limit, approved limit, sanction limit, sanctioned limit, drawing power, drawing limit, limit, cash limit, cash advance limit, cash credit line, credit access line, cash advance credit limit, cash advance line, spending limit, overdraft facility, od limit, card limit, cash access line, account limit, line of credit limit, pay over time limit, portion available for cash, combined credit limit, shared credit limit, facility amount`,
    ),
    minimumPayment: parsePhrases(
      `minimum payment, minimum payment due, minimum amount due, minimum due, total minimum payment due, minimum repayment, minimum monthly payment, your minimum payment, payment due, total minimum due, min payment, min payment due, min amount due, current payment due, minimum payable, minimum amount, min due, minimum monthly repayment, minimum payment amount, minimum to pay, estimated minimum payment, monthly payment due, amount past due, past due amount, overdue amount, minimum payment warning`,
    ),
    dueDate: parsePhrases(
      `due date, payment due date, pay by, pay by date, payment due by, due by, payment due, due on, pay before, payment date, payment must reach us by, direct debit date, please pay by, minimum payment due date, to be paid by, last payment date, next payment date, next payment due, next payment due date, payable by, repayment date, collection date, payment to reach us by`,
    ),
    interestRate: parsePhrases(
      `interest rate, interest rates, annual interest rate, rate of interest, apr, annual percentage rate, annual percentage rates, apy, annual percentage yield, annual percentage yield earned, aer, ear, gross interest rate, gross rate, interest rate p a, roi, interest charge calculation, interest charges calculation, current interest rate, nominal rate, periodic rate, daily periodic rate, monthly rate, interest rate per annum, credit interest rate, debit interest rate, debit interest rates, credit interest rates, variable rate, standard rate, purchase rate, purchase apr, cash advance apr, balance transfer apr, purchase annual rate, cash advance annual rate, type of balance, balance subject to interest rate, interest information`,
    ),
    feeSummary: parsePhrases(
      `fee summary, fees summary, summary of fees, overdraft and returned item fees, overdraft and returned item fee summary, total overdraft fees, total returned item fees, total nsf fees, fees charged, total fees charged, fees for this period, total fees for this period, total fees for this statement period, service fee summary, service charge summary, monthly service fee summary, summary of charges, fees and charges summary, summary of fees and charges, total interest charged, account fees, total fees year to date, bank charges summary, service charges summary, service fees summary, transaction fees summary, monthly fee summary, monthly service fee, statement of fees, total interest for this period, overdraft fees, returned item fees, nsf fees, total fees charged this period, account analysis, service charge calculation, cost of your account, charges summary, fees you paid, monthly maintenance fee summary, total interest charged this period, total for this period, summary of account fees, account service charge information`,
    ),
    yearToDate: parsePhrases(
      `year to date, ytd, year to date totals, totals year to date, total year to date, this year to date, calendar year to date, year to date summary, interest paid year to date, interest earned year to date, fees charged in, total fees charged in, total interest charged in, total fees charged year to date, total interest charged year to date, interest paid this year, interest paid ytd, 2024 totals year to date, tax year to date, ytd total, total this year, interest earned this year, interest year to date, year to date interest, since the start of the year, interest charged year to date, fees year to date, interest ytd`,
    ),
    rewards: parsePhrases(
      `rewards, reward points, rewards summary, rewards points, points summary, points earned, points balance, points, rewards balance, bonus points, cash back, cashback, cash back summary, cashback summary, cash back rewards, rewards earned, membership rewards, loyalty points, points redeemed, miles, miles earned, air miles, total points, points available, points earned this period, rewards activity, reward summary, thankyou points, cash back earned, cashback earned, rewards program, points opening balance, points closing balance, opening points balance, closing points balance, ultimate rewards, points expiring, aeroplan points, avios, reward points summary, rewards points balance, redeem, total points available for redemption, previous points balance`,
    ),
    pending: parsePhrases(
      `pending, pending transactions, pending transaction, pending activity, pending charges, pending payments, pending debits, pending credits, scheduled payments, scheduled transactions, scheduled payment, future transactions, future dated transactions, upcoming payments, upcoming transactions, declined, declined transactions, declined payments, failed transactions, authorisations, authorizations, pending authorisations, pending authorizations, holds, authorization holds, on hold, unsettled transactions, unposted transactions, not yet posted, transactions not yet posted, blocked transactions, uncleared transactions, unbilled transactions, uncleared effects, reversed, reverted, transactions pending, processing transactions, rejected transactions, cancelled transactions, canceled transactions, future payments, forthcoming payments, unauthorised transactions, awaiting clearance`,
    ),
    pendingAmount: parsePhrases(
      `pending amount, uncleared amount, uncleared funds, total pending, amount on hold, hold amount, held amount, blocked amount, lien amount, lien, amount pending, uncleared balance, funds on hold, unclear balance, uncleared, earmarked amount, amount under lien, amount blocked, holds total, uncleared items, float, pending balance, unclear amount, unclear funds, unclear effects, total on hold, earmark, frozen amount`,
    ),
    noTransactions: parsePhrases(
      `no transactions, no transaction, no transactions found, no activity, no transactions this period, no transactions for this period, no transactions in this period, there were no transactions, there were no transactions this period, no account activity, no activity this period, no transactions during this period, no transactions to display, no records found, no record found, no transactions available, no movement, no movements, no entries, no data available, no data found, nil transactions, there are no transactions, no transactions during the period, no payments or credits, no payments this period, no fees, no purchases this period, there was no activity, you had no transactions, you have no transactions, no deposits this period, no withdrawals this period, no activity for this period, there was no activity during this statement period, no transactions for the selected period, no transactions were made, no posted transactions`,
    ),
    page: parsePhrases(
      'page, pages, page no, page number, pg, page of, sheet, sheet number, sheet no, page nr, statement page, pg no',
    ),
    continued: parsePhrases(
      `continued, continued on next page, continued on the next page, continued on reverse, continued overleaf, continues on next page, cont, cont d, contd, continued from previous page, continued from last page, please turn over, see next page, see reverse, over, continued on page, to be continued, transactions continued, transaction history continued, transaction detail continued, continued on following page, account activity continued, checking activity continued, details continued, continued next page, turn over`,
    ),
    installments: parsePhrases(
      `installments, instalments, installment plan, instalment plan, installment plans, instalment plans, emi, emi details, loan on card, installment, instalment, plan it, plan balance, payment plan, payment plans, installment summary, instalment summary, remaining installments, remaining instalments, easy payment plan, flexi pay, my plans, emi summary, future installments, monthly instalment, monthly installment, equal payment plan, pay over time, easy instalments, instalment plan summary, special payment plan, installment balance, instalment balance, loan emi, outstanding emi`,
    ),
    averageBalance: parsePhrases(
      `average balance, average daily balance, average ledger balance, average collected balance, average account balance, average monthly balance, avg balance, average available balance, mean balance, average credit balance, average debit balance, monthly average balance, quarterly average balance, minimum balance, lowest balance, highest balance, maximum balance, minimum daily balance, average collected, low balance, average balance this period, avg monthly balance, daily average balance, average cleared balance, average book balance, lowest daily balance, average bal, minimum required balance, amb, required average balance`,
    ),
  },
  sections: {
    credits: parsePhrases(
      `credits, deposits, deposits and other credits, deposits and additions, deposits and other additions, other credits, deposits and credits, credits and deposits, money in, paid in, electronic deposits, electronic credits, payments in, additions, other deposits, incoming payments, credit transactions, other additions, deposits credits, atm and electronic deposits, direct deposits, receipts, received payments, mobile deposits, account credits, credits to your account, deposit transactions, deposits made, deposits credits and interest, atm deposits and additions, payments received, other credits and deposits, customer deposits, wire transfer deposits, lodgements, miscellaneous credits, ach deposits, ach credits, ach additions, incoming transactions, atm deposits, cash deposits, branch deposits, income, electronic additions, ach and electronic credits, deposits and electronic credits, electronic deposits and credits, interest and other credits, deposits detail, deposit detail`,
    ),
    debits: parsePhrases(
      `debits, withdrawals, withdrawals and other debits, other debits, withdrawals and debits, withdrawals and subtractions, electronic withdrawals, electronic debits, electronic payments, money out, paid out, other withdrawals, payments out, subtractions, other subtractions, outgoing payments, debit transactions, withdrawals debits, atm debit card withdrawals, checks and other debits, other withdrawals debits and service charges, withdrawals and other subtractions, debit card withdrawals, electronic withdrawals and payments, account debits, debits from your account, online and electronic banking deductions, other deductions, banking debit card withdrawals and purchases, checks and substitute checks, withdrawals transactions, withdrawals made, ach debits, ach withdrawals, ach deductions, ach subtractions, automatic withdrawals, automatic payments, preauthorized debits, pre authorised debits, bill payments, online payments, direct debits, standing orders, card payments, other withdrawals and debits, outgoing transactions, other charges, charges, miscellaneous debits, withdrawals and charges, expenses, electronic subtractions, ach and electronic debits, debits and withdrawals, electronic debits and withdrawals, withdrawal detail, withdrawals detail, pos transactions, pos purchases, point of sale transactions`,
    ),
    checks: parsePhrases(
      `checks, checks paid, checks cleared, check summary, checks paid summary, summary of checks, summary of checks written, checks written, cheques, cheques paid, checks and substitute checks, check register, checks posted, check transactions, checks processed, checks in number order, checks in numerical order, checks in serial number order, paid checks, canceled checks, cheques cleared, checks presented, checks paid in number order, conventional checks paid, checks presented conventionally, share draft, share drafts, share drafts paid, cleared checks, list of checks, check listing, numbered checks, checks enclosed, checks paid this period, checks by serial number, check summary by number, cheques written`,
    ),
    fees: parsePhrases(
      `fees, service fees, service charges, service charges and fees, fees and service charges, fees charged, bank charges, charges and fees, fees and charges, account fees, bank fees, other fees, maintenance fees, fee, fees and other charges, account charges, other fees and charges, balance transfer fee, balance transfer fees, cash advance fee, cash advance fees, late payment fee, annual fee, foreign transaction fee, foreign transaction fees, overlimit fee, monthly fees, service fees and charges, fees and taxes, commission, commissions, taxes and fees, overdraft fee, returned payment fee, late fee, late fees, analysis or maintenance fees, service charge`,
    ),
    interest: parsePhrases(
      `interest, interest charged, interest charges, interest paid, interest earned, interest credited, interest received, finance charge, finance charges, interest summary, interest charge on purchases, interest charge on cash advances, interest on purchases, interest on cash advances, interest credits, credit interest, debit interest, interest and fees, interest credited this period, interest and charges, dividends, dividend, dividends paid, dividends and interest, interest payments, interest income, dividends earned`,
    ),
    payments: parsePhrases(
      `payments, payment, payments and credits, payments and other credits, payments credits and adjustments, payments and adjustments, payments received, payments made, your payments, payment transactions, payments credits, payments and refunds, payments and returns, credits and payments, payments returns and credits, payments returns and credits adjustments, payments and credits adjustments, payment received, account payments, payments to your account, payments refunds and credits, payments and other account credits, payments adjustments and credits, payments and credits summary, payments made to your account, bank payments`,
    ),
    purchases: parsePhrases(
      `purchases, purchase, purchases and adjustments, purchases and other debits, purchases and debits, new charges, transactions, card purchases, purchases and other charges, standard purchases, new purchases, retail purchases, purchase transactions, purchases and charges, new transactions, purchases and redemptions, domestic transactions, international transactions, new activity, purchases and cash advances, international purchases, foreign transactions, foreign purchases, your transactions, fuel purchases, new domestic transactions, retail transactions, online purchases, new charges summary, purchases merchant transactions, overseas transactions, local transactions, standard purchase, purchases summary, pay over time and or cash advance charges, spend, new charges details, detail of new charges, charge transactions, purchases debits`,
    ),
    cashAdvances: parsePhrases(
      'cash advances, cash advance, cash advances and balance transfers, cash transactions, cash withdrawals and advances, balance transfers and cash advances, cash advance transactions, cash withdrawals, bank cash advances, convenience checks, cash advances and convenience checks, cash and cash like transactions, convenience cheques',
    ),
    refunds: parsePhrases(
      'refunds, refund, returns, returned items, reversals, credits and refunds, refunds and credits, returns and credits, merchandise credits, merchant credits, credit vouchers, refunds and adjustments, returns and other credits, adjustments, merchandise returns, chargebacks, refunds and reversals, adjustments and refunds',
    ),
    transfers: parsePhrases(
      'transfers, transfer, transfers in, transfers out, balance transfers, balance transfer, wire transfers, wires, account transfers, internal transfers, incoming transfers, outgoing transfers, funds transfers, transfers and payments, online transfers, incoming wires, outgoing wires, bank transfers, transfers between accounts, electronic transfers, wire transfer, e transfers, interac e transfers, wire transfers out, wire transfers in, zelle, zelle payments, zelle and other payments, peer to peer payments',
    ),
    atm: parsePhrases(
      'atm, atm withdrawals, atm transactions, atm withdrawals and debits, cash machine withdrawals, atm and debit card withdrawals, atm debit card withdrawals, atm activity, atm cash withdrawals, cash machine transactions, atm withdrawals and other debits, atm withdrawals debits, atm and debit card subtractions, atm withdrawals subtractions, atm subtractions, atm summary, cash withdrawal, atm purchases, atm pos',
    ),
    cards: parsePhrases(
      'cards, debit card transactions, card transactions, debit card purchases, check card purchases, visa debit transactions, debit card activity, debit card, debit card purchases and withdrawals, card activity, credit card transactions, visa transactions, mastercard transactions, purchases with debit card, card purchases and withdrawals, visa check card purchases, debit card and pos transactions, card summary, transactions by card, transactions for card, supplementary card, additional card, primary card, atm and debit card, point of sale and debit card transactions, card spending',
    ),
    dailyBalances: parsePhrases(
      'daily balances, daily balance, daily balance summary, daily ending balance, daily ending balances, daily ledger balances, daily ledger balance, daily balance information, ending daily balances, balance history, daily balance detail, balance summary by date, summary of daily balances, daily account balances, daily balance history, end of day balances, ending balances by date, daily balance section, average and daily balances, daily ledger balance summary, balance by date, daily closing balances, daily collected balances',
    ),
    pending: parsePhrases(
      'pending, pending transactions, pending activity, scheduled payments, declined transactions, declined, future transactions, authorisations, authorizations, unbilled transactions, pending payments, pending authorisations, upcoming payments, upcoming transactions, holds, reverted, uncleared transactions, failed transactions, pending charges, scheduled transactions, future dated transactions, pending debits, pending credits',
    ),
    summary: parsePhrases(
      `summary, account summary, statement summary, summary of account, summary of accounts, account overview, balance summary, transaction summary, summary of account activity, activity summary, statement overview, your account summary, account summary information, account information, checking summary, savings summary, accounts at a glance, account at a glance, at a glance, overview, summary of transactions, consolidated summary, consolidated balance summary, relationship summary, portfolio summary, summary of your accounts, monthly summary, account activity summary, accounts summary, account balance summary, payment information, summary of your account, interest charge summary, product summary, your balances, your summary, important account information, account position, checking account summary, savings account summary, business checking summary, card summary, finance summary, statement highlights, spending summary, spending by category, summary of balances, your accounts, account details summary, balance overview, summary of charges and credits, cash flow summary, category summary, monthly activity summary, your bank account at a glance, your money at a glance`,
    ),
  },
  markers: {
    credit: parsePhrases('CR, C, Cr., CR., Credit, Cred, CRED., crd, cdt, Ct'),
    debit: parsePhrases('DR, D, Dr., DR., Debit, DB, Db., OD, O/D, DEB, Dt, DBT'),
  },
  accountTypes: {
    checking: parsePhrases(
      `checking, checking account, current account, cheque account, chequing, chequing account, transaction account, personal checking, business checking, everyday account, current, demand deposit, demand deposit account, basic checking, student checking, free checking, personal current account, business current account, business account, cash account, salary account, current a c, ca, spending account, everyday checking, interest checking, premier checking, total checking, advantage banking, everyday banking, chequing statement, checking statement, overdraft account, cash credit account, cash credit, giro account, business chequing, personal chequing, access account, classic account, transactional account, share draft account, wallet, e wallet, multi currency account, currency account, money account`,
    ),
    savings: parsePhrases(
      `savings, savings account, saving account, saving, statement savings, regular savings, savings bank account, savings bank, sb account, sb a c, savings a c, saver, online savings, high yield savings, high interest savings, money market, money market account, money market savings, share savings, regular shares, primary share, primary shares, deposit account, term deposit, fixed deposit, time deposit, certificate of deposit, cd, isa, cash isa, instant access savings, easy saver, bonus saver, notice account, tax free savings account, high interest savings account, savings statement, business savings, savings plus, sb, passbook savings, recurring deposit, goal saver, prime share, certificate`,
    ),
    credit_card: parsePhrases(
      `credit card, credit card account, card account, credit card statement, charge card, visa, visa card, visa credit card, mastercard, mastercard credit card, master card, american express, amex, platinum card, gold card, business card, visa platinum, visa signature, visa infinite, world elite mastercard, rewards card, cashback card, cash back card, credit card monthly statement, cardmember statement, corporate card, store card, card statement, discover card, rupay credit card, visa classic, visa gold, titanium card, world mastercard, freedom card, rewards credit card, business credit card, purchasing card, credit cards, travel card`,
    ),
    loan: parsePhrases(
      `loan, loan account, mortgage, mortgage account, personal loan, home loan, car loan, auto loan, line of credit, home equity line of credit, heloc, student loan, vehicle loan, loan statement, mortgage statement, term loan, home equity loan, business loan, housing loan, education loan, gold loan, business line of credit, personal line of credit, loan account statement, home loan account, mortgage loan, credit line account, overdraft loan, auto finance, vehicle finance, personal loan account`,
    ),
    brokerage: parsePhrases(
      'brokerage, brokerage account, investment account, securities account, trading account, demat account, custody account, individual brokerage, margin account, ira, roth ira, individual retirement account, investment, stocks and shares isa, portfolio, portfolio account, cash management account, share trading account, retirement account, superannuation, pension account, rrsp, tfsa, individual investment account, sipp, 401k',
    ),
    other: parsePhrases(
      'prepaid card, prepaid account, gift card, mobile money, escrow, trust account, mobile wallet, mobile money account, e money account, payroll card, electronic wallet, merchant account, business wallet, travel money card, forex card',
    ),
  },
  dateWords: parsePhrases('st, nd, rd, th, of, the, day of, on, at, to, through, from, and, until, thru, as of'),
};
