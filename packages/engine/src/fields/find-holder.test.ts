import { describe, expect, it } from 'vitest';
import { readTokens } from '../statements/read-tokens.ts';
import { printLines, printPages } from '../testing/page-fixture.ts';
import { findFields } from './find-fields.ts';
import { findHolder, findLabelledHolder } from './find-holder.ts';

function holderOf(block: string): string | null {
  const lines = printLines(block);
  return findHolder(findFields(lines), lines)?.value ?? null;
}

describe('the name over the address', () => {
  it.each([
    [
      'beside the details of the account',
      `
      Norrlands Bank
      Kontoutdrag

      Åsa Lindqvist                 Kontonummer: 9999 99 99999
      Storgatan 14                  Period: 2025-01-01 - 2025-01-31
      903 25 UMEÅ

      Ingående saldo                1.000,00
      `,
      'Åsa Lindqvist',
    ],
    [
      'of a company, with its legal form',
      `
      Northgate Bakery LLC
      1903 W Concord St
      DES MOINES IA 50309
      `,
      'Northgate Bakery LLC',
    ],
    [
      'with the form of address as printed',
      `
      Frau Dr. Elif Yilmaz
      Lindenstraße 14
      99423 Weimar
      `,
      'Frau Dr. Elif Yilmaz',
    ],
    [
      'below the form of address, under the letterhead',
      `
      Quellenhof Depositen AG
      Herrn                                      Our reference:
      Tobias Richter                             531 72 57
      Lindenstraße 14
      99423 Weimar
      `,
      'Tobias Richter',
    ],
    [
      'where the account names it with the form of address',
      `
      Frau
      Agatha Christie
      Lindenstraße 14
      99423 Weimar

      Kontonummer: 12345678
      Frau Agatha Christie
      `,
      'Agatha Christie',
    ],
    [
      'broken by a narrow cell',
      `
      MR. DESMOND P    Account number 5446 12XX XXXX 7730
      HARGROVE         Statement period May 6, 2026 to       $1,274.46
      14 Cobblers Ln   June 5, 2026
      OTTAWA ON
      `,
      'MR. DESMOND P HARGROVE',
    ],
    [
      'of a trust, with the year in which it was made',
      `
      THE HARGROVE 2011 SETTLEMENT
      C/O COBBLERS TRUSTEES
      ST HELIER JE2 3QA
      `,
      'THE HARGROVE 2011 SETTLEMENT',
    ],
    [
      'of a firm that has a number for a name',
      `
      9401-2277 QUÉBEC INC.
      4870 RUE SAINT-DENIS
      MONTRÉAL (QUÉBEC) H2J 2L6
      `,
      '9401-2277 QUÉBEC INC.',
    ],
    [
      'of such a firm and of its trade',
      `
      1884421 ALBERTA LTD O/A BIG HORN AUTO SERVICE
      PO BOX 480 STN MAIN
      RED DEER AB T4N 5G1
      `,
      '1884421 ALBERTA LTD O/A BIG HORN AUTO SERVICE',
    ],
  ])('%s', (_case, block, name) => {
    expect(holderOf(block)).toBe(name);
  });

  it('ends where the name of the house has room beside it', () => {
    const block = `
      MR. DESMOND HARGROVE              Account number 5446 12XX XXXX 7730
      ROSEBANK                          Sort code 23-01-20
      14 Cobblers Lane
      CARDIFF CF10 1AA
    `;
    expect(holderOf(block)).toBe('MR. DESMOND HARGROVE');
  });

  it('is less than a labelled name', () => {
    const block = `
      JOHN DOE                      Account holder: Jane Q Sample
      14 Cobblers Lane
      CARDIFF CF10 1AA
    `;
    expect(holderOf(block)).toBe('Jane Q Sample');
  });

  it.each([
    ['the bank', 'Thameside Bank plc\n14 Cobblers Lane\nCARDIFF CF10 1AA'],
    ['a street without a name over it', 'Lindenstraße\n99423 Weimar'],
    ['a title', 'Account Statement\n01/01/2025 to 31/01/2025'],
    ['fields', 'Account Number\n12345678\nSort Code\n12-34-56'],
    ['transactions', '01/02/2025   GREEN GROCER     45.20\nJANE SAMPLE\n14 Cobblers Lane'],
    ['a name alone', 'Jane Q Sample'],
  ])('%s is no holder', (_case, block) => {
    expect(holderOf(block)).toBeNull();
  });
});

describe('a labelled name', () => {
  it.each([
    ['Titulaire: MLLE CLÉMENCE ROY', 'MLLE CLÉMENCE ROY'],
    ['Customer Name: HARROGATE TEA ROOMS LTD     Card Number: **** 6960', 'HARROGATE TEA ROOMS LTD'],
    ['MR RAJESH KUMAR IYER', 'MR RAJESH KUMAR IYER'],
    ['Posiadacz rachunku:        FIRMA HANDLOWA "DĄB" JAN NOWAK', 'FIRMA HANDLOWA "DĄB" JAN NOWAK'],
  ])('%s', (line, name) => {
    expect(holderOf(line)).toBe(name);
  });

  it.each([
    'Virement MME AÏCHA BENSAÏD     856,94',
    'Client VAT Reg. No.   4870219344',
    'Beneficiario     Valor',
    'Dear client. Sample Bank thanks you',
  ])('%s labels none', (line) => {
    expect(holderOf(line)).toBeNull();
  });
});

describe('the labelled name', () => {
  it.each([
    [
      'below its heading in a row',
      'Prepared for        Membership Number\nMR JON SAMPLE       xxxx-30080',
      'MR JON SAMPLE',
    ],
    ['behind a colon inside a longer part', 'A/C 123456 Name: ANJALI MENON', 'ANJALI MENON'],
    ['in the word of its label', '戶名：林小明', '林小明'],
    ['up to the number with its name', 'Name: Anjali Menon, PAN 30******17', 'Anjali Menon'],
    ['with the surname in front of a comma', 'Name: Menon, Anjali', 'Menon, Anjali'],
  ])('is read %s', (_case, block, name) => {
    expect(holderOf(block)).toBe(name);
  });

  it.each([
    ['a heading', 'CUSTOMER SERVICE INFORMATION'],
    ['a day', 'Account holder     Statement period\nOCT 1              OCT 31'],
    ['the label in another language', 'Name     Konto/Account number'],
    ['the title', 'CUSTOMER STATEMENT'],
    ['an amount in the box beside it', 'JOINT HOLDERS:                    OD 0.00'],
    ['a sentence', 'Your name and account number must be given'],
    ['the step of a form', 'M. Subtract line M from line K'],
    ['what stands below a dash', 'Joint Holder :- -\nC-14 HILLSIDE CITY'],
  ])('is not %s', (_case, block) => {
    expect(holderOf(block)).toBeNull();
  });
});

describe('the name over the address on the slip at the foot of a page', () => {
  const SLIP = `
    NEW CARD
    Credit Limit                     $8,500
    Cash Advance Credit Line         $1,500
    Cash Advance Line Available      $1,500
    ${Array.from({ length: 40 }, (_, at) => `A term of use, number ${at}\n`).join('    ')}
    ROWAN K TREVINO                  NEW CARD SERVICES
    218 3RD AVE NW                   PO BOX 6103
    MINOT ND 58703-2251              CAROL STREAM IL 60197-6103
  `;

  it('is the holder, and no label of a figure is', () => {
    expect(holderOf(SLIP)).toBe('ROWAN K TREVINO');
  });

  it('unless payments go there', () => {
    expect(holderOf(SLIP.replace('218 3RD AVE NW', 'PO BOX 6103   '))).toBeNull();
  });
});

it('the name in front of an address for mails is the holder', () => {
  expect(holderOf('Card     Statement\n         Raj Subramanian, rajsub@mail.example\nCard Customer')).toBe(
    'Raj Subramanian',
  );
});

describe('joint holders', () => {
  it('of one account of several, on a later page, are not those of the document', () => {
    const first = 'KEISHA D ABERNATHY\n31 PICKETT LN APT 12\nWOODBRIDGE VA 22191-4021';
    const lines = printPages(first, 'Checking - 7218000416\nJoint Owner(s): CORA L HALVERSON');
    const tokens = readTokens(lines).lines;
    expect(findHolder(findFields(tokens), tokens)?.value).toBe('KEISHA D ABERNATHY');
  });

  it.each(['NONE', 'CORA L HALVERSON'])('labelled by their own account name no first holder: %s', (name) => {
    const lines = printLines(`Checking - 7218000416\nJoint Owner(s): ${name}`);
    expect(findLabelledHolder(findFields(lines), lines)).toBeNull();
  });

  it.each([
    [
      'of one family over one address',
      'DANIEL T HARGROVE\nMELISSA HARGROVE\n418 CEDAR RIDGE RD\nSALINA KS 67401',
      'DANIEL T HARGROVE / MELISSA HARGROVE',
    ],
    [
      'with a form of address each',
      'Mr A J Whitcombe\nMrs S L Pye\n19 Bevois Hill\nSouthampton SO14 6HG',
      'Mr A J Whitcombe / Mrs S L Pye',
    ],
    [
      'below a label of several',
      'Titulares: MARIA OLMO RUIZ\n           FRANCISCO PEÑA SOTO',
      'MARIA OLMO RUIZ / FRANCISCO PEÑA SOTO',
    ],
    [
      'of whom a label names the second',
      'MR SURESH NAIDU\n4 VIDYANAGAR\nHYDERABAD 500044\n\nJOINT HOLDERS : MRS LAKSHMI NAIDU',
      'MR SURESH NAIDU / MRS LAKSHMI NAIDU',
    ],
    ['on one line', 'M OU MME JULIEN MARCHAND\n14 RUE DES LILAS\n69003 LYON', 'M OU MME JULIEN MARCHAND'],
  ])('are both read: %s', (_case, block, name) => {
    expect(holderOf(block)).toBe(name);
  });
});

describe('a name without label and address', () => {
  it.each([
    [
      'beneath the title, beside the number',
      'First Harbor\nChecking Account Statement\nMIRA OAKE\nAccount number 12345678',
      'MIRA OAKE',
    ],
    ['with its form of address behind it', '神奈川県横浜市中区山下町 1-2-3\n山田 太郎 様', '山田 太郎 様'],
    ['in narrow letters', 'ﾀﾅｶ ﾏｺﾄ 様', 'ﾀﾅｶ ﾏｺﾄ 様'],
    ['in a greeting', '尊敬的 王晓梅 女士，您好！', '王晓梅'],
    ['in a greeting of several words', '林佳蓉 君 您好', '林佳蓉'],
    [
      'with every form of address beside it',
      '106 台北市仁愛路四段 88 號\n林宥廷    先生／女士   收     繳款截止日  115/06/30',
      '林宥廷',
    ],
    ['with every form of address behind it', '106 台北市仁愛路四段 88 號\n林宥廷 先生/小姐 收', '林宥廷'],
    ['in front of a tax number', 'Banco Sol\nJOSÉ GUIMARÃES CPF ***.108.279-**', 'JOSÉ GUIMARÃES'],
    [
      'over the number of the account and a tax number, whoever signs below',
      'Resumen de cuenta\nDelfina Paz\nCVU: 0000003100047719280045\nCUIT/CUIL: 27-00441905-6\n\n\nMonedas S.R.L. CUIT 30-00308853-4 Av. Sur 30',
      'Delfina Paz',
    ],
  ])('is read %s', (_case, block, name) => {
    expect(holderOf(block)).toBe(name);
  });

  it.each([
    ['a salutation', 'Hanácká Plus\nVážený pan\nČíslo účtu: 19-2000145399'],
    ['of two, neither is known', 'Harbor\nMIRA OAKE\nAccount number 12345678\nWENDELL BIRCH'],
    ['customers at large', 'お客様'],
    ['whom a letter greets without a name', '尊敬的 客户 女士，您好！'],
    ['whom it greets with every form of address', '尊敬的先生/女士，您好！'],
  ])('is not %s', (_case, block) => {
    expect(holderOf(block)).toBeNull();
  });
});

describe('a bank and a label are told from the holder', () => {
  const block = `
      Fenwick Priority                          www.fenwick.com
      JUNE N LINDGREN               FENWICK PRIORITY SERVICES
      34 Cobblers Lane              PO Box 769018
      CARDIFF CF10 1AA              San Antonio, Texas 78245
      `;

  it('a name that equals the web address is the bank’s', () => {
    expect(holderOf(block)).toBe('JUNE N LINDGREN');
    expect(holderOf(block.replaceAll(/JUNE N LINDGREN|34 Cobblers Lane|CARDIFF CF10 1AA/g, ''))).toBeNull();
  });

  it('a name that a certificate opens with ends at the bracket of its identity card', () => {
    expect(holderOf('兹证明：陈思涵（居民身份证：440106199601014578），交易明细如下')).toBe('陈思涵');
    expect(holderOf('兹证明:陈思涵(证件号码:4401****4578)在其账号138****5617中明细信息如下:')).toBe('陈思涵');
  });
  it('a name ends where a label begins whose colon stands a space behind it', () => {
    expect(holderOf('NAME   : SHRI DESHPANDE VASANT M   NOM      : YES')).toBe('SHRI DESHPANDE VASANT M');
  });

  it('the label in another language is in brackets behind it', () => {
    expect(
      holderOf(`
        ชื่อบัญชี (Account Name)        นาย อนุชา พรหมสิทธิ์      เลขที่บัญชี (Account No.)    982-0-12345-6
        ประเภทบัญชี (Account Type)    ออมทรัพย์ (Savings)      รอบระยะเวลา (Period)      15/09/2568 - 14/10/2568
      `),
    ).toBe('นาย อนุชา พรหมสิทธิ์');
  });

  it('a word for the holder and a word for a number are a label', () => {
    const details = (label: string) => `
      ${label}       DENİZ AKSOY
      Müşteri no            57291979
      Hesap adı             Vadesiz TL
    `;
    expect(holderOf(details('Müşteri ünvanı'))).toBe('DENİZ AKSOY');
    expect(holderOf(details('Müşteri ünvan '))).not.toBe('Müşteri no');
  });

  it('the number of a customer stands in front of the name', () => {
    expect(holderOf('Customer : 4418820 NASEEM TEXTILE AGENCIES   Product    : BUSINESS PLUS')).toBe(
      'NASEEM TEXTILE AGENCIES',
    );
    expect(holderOf('Asociado: 11-0004187 COJULUN XICARA, MARTA ELENA')).toBe('COJULUN XICARA, MARTA ELENA');
  });

  it('the form of address of a firm has a stroke and is no label of a language', () => {
    expect(holderOf('Name : M/S P K HAMZA & SONS RUBBER')).toBe('M/S P K HAMZA & SONS RUBBER');
  });

  it('since when somebody is a member names nobody', () => {
    expect(
      holderOf(`
                                Member Since      Aug 2021
      Shanice M Dorsey
      3318 Denison Ave Apt 2
      CLEVELAND OH 44109
      `),
    ).toBe('Shanice M Dorsey');
  });

  it('what is below a word for the holder that goes on is no name', () => {
    expect(
      holderOf(`
      INGRID HALVORSEN
      11402 SE 240TH PL
      KENT WA 98031

      Member Advantage Checking     3580974174
      Member Advantage Savings      3528974685
      Customer Service              1-800-769-2512
      Collect Outside Our Country   (416) 974-7780
      `),
    ).toBe('INGRID HALVORSEN');
  });

  it('a name ends where the next label stands a space away', () => {
    expect(holderOf('Account name: Anjali Menon Address: 7 Lake Road')).toBe('Anjali Menon');
  });
});

it('a first name that the address shortens is spelled out as the details have it', () => {
  const window = `
      Mr Z Harrow
      34 Cobblers Lane
      CARDIFF CF10 1AA

      DETAILS                 99-00-99        11111111
      `;
  expect(holderOf(window.replace('DETAILS', 'Zara Mark Harrow'))).toBe('Zara Mark Harrow');
  expect(holderOf(window.replace('DETAILS', 'Mira Mark Harrow'))).toBe('Mr Z Harrow');
});

it("a father's name makes a person of a line without any label", () => {
  expect(holderOf('АО «ТБАНК»\nСправка о движении средств\nГордеев Арсений Витальевич\nДата 14.03.2019')).toBe(
    'Гордеев Арсений Витальевич',
  );
});

describe('a label that names the holder or the product', () => {
  const statement = (head: string) => `
      Sample Bank                        Kontobezeichnung   Aktivkonto Gold
${head}
                                         IBAN               DE89 3704 0044 0532 0130 00
      `;

  it('gives way to the name over the address', () => {
    const address = `
      Birgit Angermaier                  Kontonummer        1780003322
      Leopoldstraße 202
      80804 München`;
    expect(holderOf(statement(address))).toBe('Birgit Angermaier');
  });

  it('names the holder where no address does', () => {
    expect(holderOf('Kontobezeichnung: Birgit Angermaier\nKontonummer: 1780003322')).toBe('Birgit Angermaier');
  });
});

it.each(['Egr. Sig.', 'Gent.ma Sig.ra', 'Preg.mo Sig.'])('%s stands over a name and is none', (salutation) => {
  const block = `
      Estratto conto
      Conto corrente n. 000000012345     ${salutation}
      Divisa EUR                         COLOMBO LUCA
                                         VIA PADOVA 88
                                         20127 MILANO MI
      `;
  expect(holderOf(block)).toBe('COLOMBO LUCA');
});

describe('what names no holder', () => {
  it.each([
    'Client VAT Reg. No.',
    'Joint Owner: NONE',
    'Customer   Cash Advance Credit Line',
    'Member Rainy Day Club      $136.88',
  ])('is no label: %s', (line) => {
    expect(holderOf(line)).toBeNull();
  });
});

it('the form of address right behind the number opens a name', () => {
  expect(holderOf('ACCOUNT NO 3-118 024 7 MR HAROLD HALL')).toBe('MR HAROLD HALL');
  expect(holderOf('ACCOUNT NO 3-118 024 7 SOLD TO MR HAROLD HALL')).toBeNull();
  expect(holderOf('Roll No. R024117702 MR & MRS H HALL')).toBe('MR & MRS H HALL');
});

it('a single letter that may address a man is one of the name in which it stands', () => {
  expect(holderOf('Roll No. R014117702 MISS I M HALL')).toBe('MISS I M HALL');
});

it('an account of a kind is of the name behind it', () => {
  expect(holderOf('Current account of: S. Dlamini Traders\nAccount number: 0712 551 908')).toBe('S. Dlamini Traders');
});

it('what stands in a sentence below a salutation is no holder', () => {
  const block = `
    SENOR CLIENTE: A PARTIR DEL 01-02-2026 EL COSTO DE LA TRANSFERENCIA SERA DE $ 7,800.00
    CONSULTE NUESTRAS TARIFAS: RETIRO CAJERO OTRA RED $ 4,950.00`;
  expect(holderOf(block)).toBeNull();
});

it('the holder may stand behind the number of the account', () => {
  expect(holderOf('CONTA: 48.771-3 / MARCENARIA BOSQUE LTDA')).toBe('MARCENARIA BOSQUE LTDA');
  expect(holderOf('CONTA: 48.771-3 / AGENCIA 3069')).toBeNull();
});

it('an address that cuts a long name has it as it stands in full elsewhere', () => {
  expect(
    holderOf(`
      MLLE MARTINEAU CLAIRE OU M DUCHE
      28 RUE DES LILAS
      59100 ROUBAIX

      MLLE MARTINEAU CLAIRE OU M DUCHEMIN
      COMPTE JOINT         Solde au 01/03/2020     5.148,84
    `),
  ).toBe('MLLE MARTINEAU CLAIRE OU M DUCHEMIN');
});

describe('a name may hold words that label something in another language', () => {
  it.each([
    ['HENRIQUE AGUIAR NETO (final 2397)', 'HENRIQUE AGUIAR NETO'],
    ['MARIO SILVA JUNIOR (final 2397)', 'MARIO SILVA JUNIOR'],
    ['NGUYEN THI HOA (final 2397)', 'NGUYEN THI HOA'],
    ['PATRIMONIO NETO (final 2397)', null],
    ['CUENTA JUNIOR (final 2397)', null],
  ])('%s', (line, name) => {
    expect(holderOf(`Cartão 5782.XXXX.XXXX.2397\n\n${line}`)).toBe(name);
  });
});

it('a name that a narrow cell breaks is whole over the address, whatever the letters of its form of address', () => {
  expect(
    holderOf(`
      Mr Zoltan Ernest Mark Hargrove     Text Phone 1800 103457 125 563
      1 Mill Street
      Leeds
      LS1 2CD

      MR Zoltan Ernest Mark              4890 2222 1111 0000
      Hargrove
    `),
  ).toBe('Mr Zoltan Ernest Mark Hargrove');
});

it('a line that ends with a form of address goes on in the next', () => {
  expect(
    holderOf(`
      M DUVAL ANTOINE MME
      DURAND CLAIRE
      12 RUE DES LILAS
      75011 PARIS
    `),
  ).toBe('M DUVAL ANTOINE MME DURAND CLAIRE');
});

it('what a bank calls the account is not its holder, whose name stands over the address', () => {
  expect(
    holderOf(`
      Harbour Bank                    Statement period

      Mara Holloway
      14 SOME ST
      NICEVILLE NSW 2000

      Account name        GrowOne
      Account number      24118807
    `),
  ).toBe('Mara Holloway');
});

it.each(['In name of        Mara Holloway', 'In the name of:   Mara Holloway'])('%s', (line) => {
  expect(holderOf(`Contact           Betreuung Privatkunden\n${line}`)).toBe('Mara Holloway');
});

it('the name of a kind of card above the address is no part of it', () => {
  expect(
    holderOf(`
      HARBOUR GOLD MASTERCARD
      NADIA BINTI RAHMAN              Statement Date      08 Nov 24
      No. 42, Jalan Melati 3/7        Credit Limit        10,000.00
      40150 Shah Alam, Selangor
    `),
  ).toBe('NADIA BINTI RAHMAN');
});

it('the letterhead of a bank that no word calls one is less than the name over another address', () => {
  expect(
    holderOf(`
      COMPAGNIE DU RIVAGE NORD                      RELEVE DE COMPTE
      n° CI008 01111 022290017335 08                du 01/12/2025 au 31/01/2026
      Agence Plateau 12                             SARL LES DELICES DU LAGON
      Tel 27 20 20 12 34                            01 BP 1355 ABIDJAN 01
    `),
  ).toBe('SARL LES DELICES DU LAGON');
});

it('a letterhead over a balance and a name is no address', () => {
  expect(holderOf('Tideway Plus\n1,062.86 Plus Account balance\nROWAN PIKE\n01/01/2024 - 31/01/2024')).toBe(null);
});

describe('the name of a customer', () => {
  it.each([
    [
      'stands right above the tax number',
      'Estado de cuenta\nDaniela Ortega Ramos\nRFC XAXX010101000\nCLABE 638180000144718820',
      'Daniela Ortega Ramos',
    ],
    [
      'is that of the firm in front of its tax number, and not of the user who printed the page',
      'AUTO PECAS VALE VERDE LTDA | CNPJ: 018.442.170/0001-33\nNome do usuário: SERGIO LUIS ROCHA',
      'AUTO PECAS VALE VERDE LTDA',
    ],
    ['keeps the mark of a firm', 'M/S ANNA TEXTILES     Account No: 0042-07330915', 'M/S ANNA TEXTILES'],
    [
      'drops a form of address for everybody',
      'Mr/Ms ANJALI RAO KULKARNI\nFLAT 302 SAI KRUPA\n410209 NAVI MUMBAI',
      'ANJALI RAO KULKARNI',
    ],
    [
      'may begin with an Arabic article',
      'AL-NOOR TRADING COMPANY\nHOUSE NO. B-118\nKARACHI 75300',
      'AL-NOOR TRADING COMPANY',
    ],
    ['is addressed and no greeting', 'Hi Nadia Verhoeven,\n2214 Floyd Ave\nRichmond, VA 23220', 'Nadia Verhoeven'],
    ['ends in front of the number of the card', 'MS HELENA R DUFRESNE 4520 88XX XXXX 3071', 'MS HELENA R DUFRESNE'],
    [
      'is no product above an address',
      'HARBOUR CASH BACK VISA INFINITE* CARD\nMS HELENA R DUFRESNE\n12 ELM ST\nOTTAWA ON K1A 0B1',
      'MS HELENA R DUFRESNE',
    ],
    [
      'stands right below the letterhead, over the number of the account',
      'RAIFFEISENBANK MONDTAL\nHOLZBAU LEITNER KG     Auszug-Nr 6\nIBAN AT27 3200 0000 6647 8676     Datum 28.06.2024',
      'HOLZBAU LEITNER KG',
    ],
    ['is that of the member of a cooperative', 'Associado: VIDRACARIA DOIS IRMAOS LTDA', 'VIDRACARIA DOIS IRMAOS LTDA'],
    [
      'goes on in the cell below',
      'NOMBRE DEL TITULAR     CAROLINA ANDREA FUENZALIDA     N° DE TARJETA 7714\n                       ROJAS',
      'CAROLINA ANDREA FUENZALIDA ROJAS',
    ],
    ['is not what a tax is called', 'DENOMINACION DEL IMPUESTO     IMPORTE', null],
    [
      'stands over an address at the right edge',
      'Northbank\n                      Reto Amstutz\n               Schwarztorstr. 8\n                     3007 Bern',
      'Reto Amstutz',
    ],
    [
      'is no product over the number of the page',
      'Northbank     Net Empresa Grande\n                       Folha 1/3',
      null,
    ],
    ['is no pot in a list', 'Nombre            Saldo\nVacaciones        $3,021.14', null],
  ])('%s', (_case, block, name) => {
    expect(holderOf(block)).toBe(name);
  });
});

it('a surname that is a preposition elsewhere opens a name', () => {
  expect(holderOf('Account name   Do Thi Hoa\nAccount number   0123456789')).toBe('Do Thi Hoa');
});

it('names below a label, set at its edge, are its own, and the name beside it opens the address', () => {
  expect(
    holderOf(`
      Titulares                                  JORDI VALLS FERRER
      VALLS FERRER, JORDI                        C/ SANTS 211 3-2
      COLL ROCA, NURIA                           08028 BARCELONA
    `),
  ).toBe('VALLS FERRER, JORDI / COLL ROCA, NURIA');
});

it.each(['SaveOne', 'SaveU', 'Everyday'])(
  'what the account is called, in one word, is not the name over the address: %s',
  (name) => {
    expect(
      holderOf(`
      Zwosk Bank
      Statement

             Cora Weld
             7 Sylvan Rd
             TOOWONG QLD 4066

      Account name         ${name}          Opening balance       0.00
      Account BSB          124-187
      Account number       21940386
    `),
    ).toBe('Cora Weld');
  },
);

it.each(['Customer Details', 'Customer Info', 'Client Information'])('the name stands below "%s"', (title) => {
  expect(holderOf(`    ${title}\n    Mohan Lal Gupta\n    Phone: 98140 22118`)).toBe('Mohan Lal Gupta');
  expect(holderOf(`    ${title}\n    Customer Name: Farhan Qureshi`)).toBe('Farhan Qureshi');
});

it('the name of another field is none', () => {
  const page = `
    Member Number      004418
    Payroll Number     20077315
    Station Name       KERICHO FACTORY
  `;
  expect(holderOf(page)).not.toBe('Station Name');
});

it('a form of address is no first name that an initial stands for', () => {
  const block = `
    M. JEAN-BAPTISTE LE GOFF OU
    MME ODILE CARPENTIER
    118 AVENUE DES LILAS
    75013 PARIS
    Titulaire(s) : M. JEAN-BAPTISTE LE GOFF OU MME ODILE CARPENTIER
  `;
  expect(holderOf(block)).toBe('M. JEAN-BAPTISTE LE GOFF OU MME ODILE CARPENTIER');
});

it('only a label of several holders heads the names below it, where a name stands beside it', () => {
  const block = `
    Kontoinhaber            Herr und Frau Reto Amacher      Erstellt am    1. April 2025
    Norden Privatkonto      0206 00177490.01M               BIC            NRDNCHZH80A
  `;
  expect(holderOf(block)).toBe('Herr und Frau Reto Amacher');
  const joint = `
    Δικαιούχοι      ΠΑΠΑΔΟΠΟΥΛΟΥ ΕΛΕΝΗ
                    ΣΤΑΜΑΤΙΟΥ ΝΙΚΟΛΑΟΣ
  `;
  expect(holderOf(joint)).toBe('ΠΑΠΑΔΟΠΟΥΛΟΥ ΕΛΕΝΗ / ΣΤΑΜΑΤΙΟΥ ΝΙΚΟΛΑΟΣ');
});

it.each([
  [
    'the next cell',
    'Lautend auf     Erbengemeinschaft Roth-Vogel sel.     BIC     NRDNCHZZ80A',
    'Erbengemeinschaft Roth-Vogel sel.',
  ],
  [
    'a label of two words',
    'Müşteri Unvanı: EGE ZEYTİN SAN. VE TİC. LTD. Müşteri No: 7712044',
    'EGE ZEYTİN SAN. VE TİC. LTD.',
  ],
  ['the name of a number', 'Client: Artūrs Kalniņš-Liepa, personas kods 120484-1XXXX', 'Artūrs Kalniņš-Liepa'],
  [
    'the address, behind the legal form',
    'Majitel účtu: Spolek lesních hor, z. s., 5. května 18, 363 01 Ostrov',
    'Spolek lesních hor, z. s.',
  ],
])('the name behind a label ends at %s', (_case, block, name) => {
  expect(holderOf(block)).toBe(name);
});

it.each([
  ['Klients / Client: Artūrs Kalniņš', 'Artūrs Kalniņš'],
  ['Kính gửi / To: TRẦN NGỌC MAI', 'TRẦN NGỌC MAI'],
  ['Tên khách hàng/ Customer     TRẦN NGỌC MAI', 'TRẦN NGỌC MAI'],
])('the words of a second language are part of the label: %s', (block, name) => {
  expect(holderOf(block)).toBe(name);
});

it('the second of two holders may be numbered or known by a number', () => {
  const numbered = `
    1.º titular: VASCO MIGUEL LEITE
    2.º titular: TERESA COELHO LEITE
  `;
  expect(holderOf(numbered)).toBe('VASCO MIGUEL LEITE / TERESA COELHO LEITE');
  const known = `
    Titular: ROLDAN, SILVANA INES
    Cotitular: ROSSI, HUGO OSCAR - DNI 22.418.007
  `;
  expect(holderOf(known)).toBe('ROLDAN, SILVANA INES / ROSSI, HUGO OSCAR');
});

it('what an account is called, with its kind in brackets, and a legal form alone hold none', () => {
  expect(holderOf('Account Name: Rainy Day (Online Savings Account)')).toBeNull();
  const broken = `
    Account holder:    HARBOUR FORESTRY SERVICES
    Name               DAC
  `;
  expect(holderOf(broken)).not.toBe('DAC');
});

it.each([
  ['Estado de cuenta para: YERLIS PAOLA SIERRA', 'YERLIS PAOLA SIERRA'],
  ['Registered to: MA. LOURDES D. B.', 'MA. LOURDES D. B.'],
  ['Tilin omistaja: Suomen Puutuote Oy', 'Suomen Puutuote Oy'],
  ['Apreciado(a) NORBERTO MOSQUERA', 'NORBERTO MOSQUERA'],
])('a label of the holder and his name: %s', (block, name) => {
  expect(holderOf(block)).toBe(name);
});

it('a name broken over two lines is whole where another line prints both', () => {
  const block = `
    Firma
    Hagemann & Söhne
    Elbschiffahrt GmbH & Co. KG
    22767 Hamburg

    Kontoinhaber: Hagemann & Söhne Elbschiffahrt GmbH & Co. KG
  `;
  expect(holderOf(block)).toBe('Hagemann & Söhne Elbschiffahrt GmbH & Co. KG');
});

it('the address names the second holder behind the one whose name the account has', () => {
  const block = `
    Account name: MS GRETA POLLARD        Sort Code: 09 01 28

    MS GRETA POLLARD
    and Mr Karl Pollard
    27 HAREHILLS AVENUE
    LEEDS LS8 4HU
  `;
  expect(holderOf(block)).toBe('MS GRETA POLLARD and Mr Karl Pollard');
});

it('numbered holders over their address are joint', () => {
  const block = `
    1) CHEONG KAH WAI
    2) LEE MEI YUEN
    B-17-3A, VISTA KOMANWEL
    57000 KUALA LUMPUR
  `;
  expect(holderOf(block)).toBe('CHEONG KAH WAI / LEE MEI YUEN');
});

it('the place behind a name is none of it where the address has it too', () => {
  const block = (place: string) => `
    Chemin du Vignoble 5
    1803 ${place}
    Titulaire du compte: Madame Claire Roth, Chardonne
  `;
  expect(holderOf(block('Chardonne'))).toBe('Madame Claire Roth');
  expect(holderOf(block('Vevey'))).toBe('Madame Claire Roth, Chardonne');
});

it.each([
  ['Kontoauszug Jugendkonto, lautend auf Klara Roth', 'Klara Roth'],
  ['LU80 0019 2771 au nom de MONSIEUR JEAN ROTH.', 'MONSIEUR JEAN ROTH'],
  ['The account held by HANA LOGISTICS CO., LTD. (Representative Director: K', 'HANA LOGISTICS CO., LTD.'],
  ['Ця виписка видана клієнту Гриценко Тарас', 'Гриценко Тарас'],
  ['cuenta abierta a nombre de Irene Vidal, con número de cliente 12', 'Irene Vidal'],
  [
    `
    Benvolgut senyor,
    Us trametem l'extracte del compte obert a nom de Josep Maria
    Vidal i Riba, amb número de client 112, a 31 de març de 2025
    `,
    'Josep Maria Vidal i Riba',
  ],
])('a phrase in a sentence names the holder: %s', (block, name) => {
  expect(holderOf(block)).toBe(name);
});

it('the greeting of a letter names the holder where nothing else does', () => {
  expect(holderOf('Dear Anjali Kareem Menon,')).toBe('Anjali Kareem Menon');
  expect(holderOf('Dear Valued Customer,')).toBeNull();
});

it('a title in small letters opens a name, a word for an account none', () => {
  const block = `
    mag. Alenka Zupan Oblak
    Celovška cesta 177
    1000 Ljubljana
  `;
  expect(holderOf(block)).toBe('mag. Alenka Zupan Oblak');
  const account = `
    Cuenta Tasa Dorada
    Nº 898-3140022781
  `;
  expect(holderOf(account)).toBeNull();
});

it('the account of a child is not that of the parents who open its letters', () => {
  const block = `
    An die Eltern von
    Klara Roth
    Herrn Bernhard und Frau Monika Roth
    Bahnhofstraße 7
    4100 Ottensheim

    Kontoauszug Jugendkonto, lautend auf Klara Roth
  `;
  expect(holderOf(block)).toBe('Klara Roth');
});

it('who is named in the cell behind other words is not the holder where an address names another', () => {
  const block = `
    Frau und Herrn                        Ihre Beraterin    Frau Sabine Ohm
    Dr. Anneliese Krämer-Wald
    Hans Peter Wald                       Durchwahl         0221 226-41877
    Am Botanischen Garten 17
    50735 Köln
  `;
  expect(holderOf(block)).toBe('Dr. Anneliese Krämer-Wald / Hans Peter Wald');
});

it('a middle name that a card shortens is spelled out as the address has it', () => {
  const block = `
    HELOISE VILLAR DE ANDRADE
    Titular: HELOISE V ANDRADE
  `;
  expect(holderOf(block)).toBe('HELOISE VILLAR DE ANDRADE');
  expect(holderOf(block.replace('HELOISE VILLAR', 'HELENA VILLAR'))).toBe('HELOISE V ANDRADE');
  expect(holderOf('Titular: MS C BELMONT\n\n\nHi Ms Camille Belmont')).toBe('MS C BELMONT');
});

it('a customer is greeted by his name in Korean, and a name is spread over its line in Chinese', () => {
  expect(holderOf('하강율 고객님     발급번호 2510-0118')).toBe('하강율');
  expect(holderOf('소중한 고객님     발급번호 2510-0118')).toBeNull();
  const spread = `
    330
    桃園市中正路1188號12樓
    王    淑 美    小姐    台啟
  `;
  expect(holderOf(spread)).toBe('王 淑 美 小姐');
});

it('in a row of headings the name stands below, and a surname may look like a legal form', () => {
  const block = `
    ACCOUNT HOLDER      PAYDESK ID      EMAIL
    Farhan Rafiq        PD-482917       farhan.r@example.in
  `;
  expect(holderOf(block)).toBe('Farhan Rafiq');
  expect(holderOf('Kontohavare: Mira Ek')).toBe('Mira Ek');
});

it('the value of the label below is no second holder', () => {
  const page = `
    Nomor Rekening:          7001024418
    Nama Rekening:           Toko Berkah Jaya
    Nama Nasabah:            Sri Berkah Jaya
  `;
  expect(holderOf(page)).toBe('Toko Berkah Jaya');
});

it.each(['MÜŞTERİ BİLGİLERİ', 'DATOS DEL CLIENTE', 'Kunde Angaben', 'Клиент данные'])(
  'the heading of the details of a customer names nobody: %s',
  (heading) => {
    expect(holderOf(`${heading}\n\nMarmara Hesap\n01.02.2025`)).toBeNull();
  },
);

it('a label may follow itself in another language', () => {
  expect(holderOf('اسم العميل Customer Name سالم الحربي')).toBe('سالم الحربي');
});

it.each([
  ['Müşteri Ad Soyad : A**** Y*****', 'A**** Y*****'],
  ['Титуляр: СДРУЖЕНИЕ "ЗОРА 1898"', 'СДРУЖЕНИЕ "ЗОРА 1898"'],
  ['Kontoinhaber: 1. FC Holm', '1. FC Holm'],
  ['Δικαιούχοι: 1. ΡΟΔΑΣ ΝΙΚΟΣ', 'ΡΟΔΑΣ ΝΙΚΟΣ'],
])(
  'marks and figures that are part of a labelled name stay with it, and its place in a list does not: %s',
  (block, name) => {
    expect(holderOf(block)).toBe(name);
  },
);

it('holders in a numbered list are joint', () => {
  const block = `
    Δικαιούχοι: 1. ΡΟΔΑΣ ΝΙΚΟΣ
                2. ΜΕΛΑ ΑΝΝΑ
  `;
  expect(holderOf(block)).toBe('ΡΟΔΑΣ ΝΙΚΟΣ / ΜΕΛΑ ΑΝΝΑ');
});

it('a line that opens a letter and has one capital names nobody', () => {
  const block = `
    Benvolguts senyors,
    Us trametem tot seguit
    les seves dades
  `;
  expect(holderOf(block)).toBeNull();
});

it('a dot parts a name from the number by which a state knows it', () => {
  expect(holderOf('Reikningsyfirlit\nSigrún Ósk Jónsdóttir · kt. 010190-1239')).toBe('Sigrún Ósk Jónsdóttir');
});

it('a heading over several people with an amount each names none of them the holder', () => {
  const block = `
    Member No     Name              Loan            Amount guaranteed
    00871         CHEBET MERCY      NORMAL LOAN     150,000.00
    02214         OTIENO PAUL       NORMAL LOAN     200,000.00
  `;
  const lines = printLines(block);
  expect(findLabelledHolder(findFields(lines), lines)).toBeNull();
});

it('a name that its window breaks goes on where another line has the words around the break together', () => {
  const block = (other: string) => `
    OBRT ZA UGOSTITELJSTVO LIPA, VL. ANTE
    MARIN
    n/p g. ${other}
    PUT SUPAVLA 9
    21000 SPLIT
  `;
  expect(holderOf(block('Ante Marin'))).toBe('OBRT ZA UGOSTITELJSTVO LIPA, VL. ANTE MARIN');
  expect(holderOf(block('Ivo Horvat'))).toBe('OBRT ZA UGOSTITELJSTVO LIPA, VL. ANTE');
});

it('a name in letters without capitals is one', () => {
  expect(holderOf('მფლობელი:            გიორგი მაისურაძე')).toBe('გიორგი მაისურაძე');
});
