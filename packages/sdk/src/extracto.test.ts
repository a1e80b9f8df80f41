import { expect, test, vi } from 'vitest';
import { ExtractoError } from './errors.ts';
import { Extracto } from './extracto.ts';
import { json, startTestService } from './testing/service.ts';

test('key and place come from the environment when nothing is said', async () => {
  const service = await startTestService(json([]));
  vi.stubEnv('EXTRACTO_API_KEY', 'ext_live_1');
  vi.stubEnv('EXTRACTO_BASE_URL', `${service.transport.baseUrl}/`);
  await new Extracto().clients.list();
  await new Extracto({ apiKey: 'ext_live_2' }).clients.list();
  expect(service.asked.map(({ url, headers }) => [url, headers['x-api-key']])).toEqual([
    ['/api/v1/clients', 'ext_live_1'],
    ['/api/v1/clients', 'ext_live_2'],
  ]);
  vi.unstubAllEnvs();
  await service.close();
});

test('without a key it says what to do', () => {
  vi.stubEnv('EXTRACTO_API_KEY', undefined);
  expect(() => new Extracto()).toThrow(ExtractoError);
  expect(() => new Extracto()).toThrow('set EXTRACTO_API_KEY');
  vi.unstubAllEnvs();
});
