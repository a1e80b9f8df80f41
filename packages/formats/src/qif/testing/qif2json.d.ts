declare module 'qif2json' {
  export function parse(
    qif: string,
    options: { readonly dateFormat: 'us' | 'uk' },
  ): { readonly type: string; readonly transactions: readonly Readonly<Record<string, unknown>>[] };
}
