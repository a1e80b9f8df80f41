import { expect, it } from 'vitest';
import { printPages } from '../../testing/page-fixture.ts';
import { readDocument } from '../read-document.ts';

function judge(number: string) {
  const page = `
      Расчётный счёт: RUB    Номер счёта: 40702810022434810880

      Дата         Описание                             Сумма           Остаток
      30.06.2025   Остаток на начало периода                             1.513,31
      07.07.2025   Перевод                                  -53,91
      07.07.2025   Остаток на конец дня                                  1.459,40
      08.07.2025   Зачисление                               541,36
      08.07.2025   Остаток на конец дня                                  2.000,76
      11.07.2025   Покупка                                   -7,90
      11.07.2025   Остаток на конец дня                                  1.992,86




      ${number}
  `;
  return readDocument(printPages(page), 'Document').statements[0]!.verification.status;
}

it('the balance of a day closes no list that goes on over a page that is missing', () => {
  expect(judge('Стр. 1 из 1')).toBe('verified');
  expect(judge('Стр. 1 из 2')).toBe('unverifiable');
});
