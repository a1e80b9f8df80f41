/**
 * Families of statements: which account they are for and which switches they turn. A family is data; a new one is an entry
 * in one of the lists.
 */
import { DATE_FAMILIES } from './families/dates.ts';
import { DEBT_FAMILIES } from './families/debts.ts';
import { COLUMN_FAMILIES } from './families/deposit-columns.ts';
import { LIST_FAMILIES } from './families/deposit-lists.ts';
import type { LayoutFamily } from './families/family.ts';
import { FILE_FAMILIES } from './families/files.ts';
import { mixFamilies } from './families/mixtures.ts';
import { PAGE_FAMILIES } from './families/pages.ts';
import { SCRIPT_FAMILIES } from './families/scripts.ts';
import { WALLET_FAMILIES } from './families/wallets.ts';

export type { LayoutFamily } from './families/family.ts';

const DISTINCT: readonly LayoutFamily[] = [
  ...COLUMN_FAMILIES,
  ...LIST_FAMILIES,
  ...DATE_FAMILIES,
  ...PAGE_FAMILIES,
  ...FILE_FAMILIES,
  ...DEBT_FAMILIES,
  ...WALLET_FAMILIES,
];

export const layoutFamilies: readonly LayoutFamily[] = [...DISTINCT, ...mixFamilies(DISTINCT), ...SCRIPT_FAMILIES];
