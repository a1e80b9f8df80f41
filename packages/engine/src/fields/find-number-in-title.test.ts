import { describe, expect, it } from 'vitest';
import { printLines } from '../testing/page-fixture.ts';
import { findNumberInTitle } from './find-number-in-title.ts';

describe('the number behind the title of a statement', () => {
  it.each([
    ['Kontoauszug - 50-596051-6', '50-596051-6'],
    ['SZÁMLAKIVONAT 69183127-98566569', '69183127-98566569'],
    ['Extrato / 30081-7 01/05/2024 - 31/05/2024', '30081-7'],
    ['ESTADO DE CUENTA - 8982 92XX XXXX 9255', '8982 92XX XXXX 9255'],
    ['Выписка из лицевого счета 40817810760812736719', '40817810760812736719'],
  ])('is that of the account: %s', (title, number) =>
    expect(findNumberInTitle(printLines(`     Nordbank\n     ${title}`))?.value).toBe(number),
  );

  it.each([
    'Kontoauszug Nr. 596051',
    'Rechnung 4417082201',
    'Statement 2024/0012',
    'Statement 20240131',
    'Kontoauszug 31.01.2024',
    'Filiale Nord 8005960516',
  ])('is none of an account: %s', (title) =>
    expect(findNumberInTitle(printLines(`     Nordbank\n     ${title}`))).toBeNull(),
  );
});
