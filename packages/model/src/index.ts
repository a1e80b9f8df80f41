export * from './currency.ts';
export * from './dates.ts';
export * from './errors.ts';
export * from './geometry.ts';
export * from './money.ts';
export * from './page.ts';
export * from './result.ts';
