/** Every request that the API reference shows is run as it is shown, with the sample values replaced by real ones. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { finishJob } from './steps/finish-job.ts';
import { makeShortStatement } from './steps/make-statement.ts';
import { runSnippet, type SnippetLanguage } from './steps/run-snippet.ts';
import { signUp } from './steps/sign-up.ts';

const SAMPLE_JOB = '01KJ2Z9V6M4T8Q0XW3RBN5CYDE';
const SAMPLE_CLIENT = '01KJ2Z7A0P9E5S4HGJ1MTVKQ3W';

/** Refusals of a working service to this customer, who has bought nothing, was told nothing and whose job has ended. */
const REFUSALS: Readonly<Record<string, RegExp>> = {
  // curl leaves the words in the file.
  getPurchaseReceipt: /There is no such receipt|error: 404/,
  getPurchaseReceiptPdf: /There is no such receipt|error: 404/,
  cancelJob: /has already ended/,
  redeliver: /There is no such event/,
};

/** Snippets that would break the others come last. */
const LAST = ['deleteJob', 'rotateApiKey'];

interface Snippet {
  readonly name: string;
  readonly text: string;
}

for (const language of ['curl', 'TypeScript', 'Python'] as const) {
  test(`the requests of the reference work in ${language} as they are shown`, async ({ page, baseURL }) => {
    test.setTimeout(180_000);
    const { apiKey } = await signUp(page, baseURL);
    const { buffer } = await makeShortStatement();
    const jobId = await finishJob(page, apiKey, 'march.pdf', buffer);
    const [client] = (await (await page.request.get('/api/v1/clients')).json()) as [{ clientId: string }];
    const folder = mkdtempSync(join(tmpdir(), 'extracto-snippets-'));
    writeFileSync(join(folder, 'march.pdf'), buffer);
    try {
      const snippets = await readSnippets(page, language);
      expect(snippets.length).toBeGreaterThan(15);
      for (const { name, text } of snippets) {
        const real = text.replaceAll(SAMPLE_JOB, jobId).replaceAll(SAMPLE_CLIENT, client.clientId);
        const { exitCode, output } = await runSnippet(language, real, folder, apiKey);
        const refusal = REFUSALS[name];
        if (refusal === undefined)
          expect
            .soft({ name, exitCode, output: exitCode === 0 ? '' : output })
            .toEqual({ name, exitCode: 0, output: '' });
        else expect.soft(output, name).toMatch(refusal);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

async function readSnippets(page: Page, language: SnippetLanguage): Promise<Snippet[]> {
  await page.goto('/console/docs/reference');
  await page.getByRole('radio', { name: language }).check();
  const articles = await page.getByRole('article').all();
  const snippets: Snippet[] = [];
  for (const article of articles) {
    const request = article.getByText(`Request, ${language}`).locator('xpath=following-sibling::pre');
    if ((await request.count()) === 0) continue;
    snippets.push({ name: (await article.getAttribute('id')) ?? '', text: (await request.textContent()) ?? '' });
  }
  const rank = ({ name }: Snippet) => LAST.indexOf(name);
  return snippets.sort((a, b) => rank(a) - rank(b));
}
