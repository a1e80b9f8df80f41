/** Files that mean harm, sent by one customer while another sends statements. */
import { ApiError } from '@extracto/contract';
import { EXTRACTION_ERRORS, type ExtractionErrorCode } from '@extracto/model';
import { generateSample } from '@extracto/samples';
import { HOSTILE_DOCUMENTS } from '@extracto/samples/hostile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Customer, createTestService, type TestService } from '../../../testing/service.ts';
import { takeExtractions } from '../../worker/take-extractions.ts';

let service: TestService;
let jane: Customer;
let mallory: Customer;
beforeAll(async () => {
  service = await createTestService();
  jane = await service.newCustomer();
  mallory = await service.newCustomer();
});
afterAll(() => service.close());

const load = async (name: string) => new Blob([new Uint8Array(await HOSTILE_DOCUMENTS[name]!.make())]);
const credits = async (customer: Customer) => (await customer.api.listClients()).body[0]!.credits;
const submit = async (customer: Customer, pdf: Blob) => (await customer.api.submitJob({ body: { pdf } })).body.jobId;

function takeAll(jobIds: readonly string[]) {
  const { signal } = new AbortController();
  const work = jobIds.map((jobId) => ({ id: jobId, data: { jobId }, retryCount: 0, signal }));
  return takeExtractions({ ...service, now: service.clock }, service.logger, work);
}

describe('is refused at the door', () => {
  test.each<[string, number, ExtractionErrorCode]>([
    ['an empty file', 400, 'empty_file'],
    ['a web page', 415, 'not_a_pdf'],
    ['a megabyte of noise', 415, 'not_a_pdf'],
    ['a header and a megabyte of noise', 422, 'unreadable_pdf'],
    ['the first half of a file', 422, 'unreadable_pdf'],
    ['a file without pages', 422, 'unreadable_pdf'],
    ['ten thousand pages', 413, 'too_many_pages'],
  ])('%s', async (name, status, code) => {
    const pdf = await load(name);
    const error = await mallory.api.submitJob({ body: { pdf } }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, problem: { code } });
    expect((error as ApiError).problem?.message).toMatch(/^[A-Z].*\.$/);
  });
});

test('an accepted hostile file fails with its reason and costs nothing, and other customers’ statements are read', async () => {
  const names = [
    'forty forms, each drawing the next one twice',
    'page content that inflates to 1 GiB',
    'half a million words in one place',
    'a form that draws itself',
    'form fields that contain themselves',
  ];
  const statement = async (seed: number) => {
    const { pdf } = await generateSample(seed, { family: 'debit-credit' });
    return submit(jane, new Blob([new Uint8Array(pdf)]));
  };
  const before = await credits(mallory);
  const good = [await statement(13)];
  const bad: string[] = [];
  for (const name of names) bad.push(await submit(mallory, await load(name)));
  good.push(await statement(14));

  const outcomes = await takeAll([good[0]!, ...bad, good[1]!]);

  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['completed']));
  for (const [index, jobId] of bad.entries()) {
    const { status, error } = (await mallory.api.getJob({ params: { jobId } })).body;
    const { code } = error!;
    expect(status).toBe('Failed');
    expect(HOSTILE_DOCUMENTS[names[index]!]!.endsAs).toContain(code);
    const receipt = await mallory.api.getReceipt({ params: { jobId } });
    expect(receipt.body.message).toContain(EXTRACTION_ERRORS[code as ExtractionErrorCode]);
  }
  for (const jobId of good) {
    expect((await jane.api.getJob({ params: { jobId } })).body.status).toBe('Succeeded');
  }
  expect(await credits(mallory)).toBe(before);
  expect((await service.send('/health')).status).toBe(200);
});
