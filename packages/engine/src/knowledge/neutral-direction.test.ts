import { expect, it } from 'vitest';
import { neutralDirection } from './neutral-direction.ts';

it.each([
  ['零钱充值 工商银行(2201)', 1],
  ['零钱提现 工商银行', -1],
  ['花呗 花呗主动还款-2025年 04月账单', -1],
  ['货币基金 2025.04.19-收 益发放', 1],
  ['还款退回', 1],
  ['转账', 0],
])('%s goes %i', (text, way) => {
  expect(neutralDirection(text)).toBe(way);
});
