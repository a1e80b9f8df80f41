/** The Python package as others have it: built as a wheel, used by Debian's Python against the service. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { packPython } from '../scripts/pack-python.ts';
import { makeShortStatement } from './steps/make-statement.ts';
import { signUp } from './steps/sign-up.ts';

const execute = promisify(execFile);
const PYTHON = '/usr/bin/python3';

let folder = '';
let wheel = '';
test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(join(tmpdir(), 'extracto-python-'));
  await writeFile(join(folder, 'march.pdf'), (await makeShortStatement()).buffer);
  wheel = packPython(folder);
});
test.afterAll(() => rm(folder, { recursive: true, force: true }));

/** A program's output, as JSON. A wheel of pure Python can be used where it lies. */
async function run(program: string, environment: NodeJS.ProcessEnv = {}): Promise<unknown> {
  await writeFile(join(folder, 'program.py'), program);
  const env = { PATH: process.env.PATH, PYTHONPATH: wheel, ...environment };
  const { stdout } = await execute(PYTHON, ['program.py'], { cwd: folder, env, maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}

const READING = `
import base64, json
from extracto import ApiError, Extracto, ExtractoError, JobFailedError, to_dataframe

PNG = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")

def reason(call):
    try:
        call()
    except ApiError as error:
        return [error.status, error.code, bool(error.request_id)]
    except ExtractoError as error:
        return [type(error).__name__, str(error)]

with Extracto() as extracto:
    job, result = extracto.jobs.create_and_wait("march.pdf", label="March")
    job_id = job["jobId"]
    frame = to_dataframe(result)
    rows = result["statements"][0]["transactions"]
    with open("march.pdf", "rb") as file:
        again = extracto.jobs.create(file.read() + b"%", file_name="b.pdf")
    seen = []
    pages = extracto.jobs.create([PNG, PNG], label="Photos")["pages"]
    extracto.jobs.wait_for(again["jobId"], on_progress=lambda state: seen.append(state["status"]))
    output = {
        "statuses": [job["status"], job["verification"]["status"], seen[-1]],
        "frame": [len(frame) == len(rows), str(frame["amount"].sum()), str(frame["date"].dtype)],
        "csv": extracto.jobs.download(job_id, "csv", delimiter="semicolon").decode().split(";")[:2],
        "pdf": extracto.jobs.document(job_id)[:5].decode(),
        "receipt": extracto.jobs.receipt(job_id)["creditsCharged"],
        "pages": pages,
        "listed": [one["label"] for one in extracto.jobs.list(pageSize=1)],
        "accounts": len(extracto.accounts.list()),
        "clients": len(extracto.clients.list()),
        "samples": len(extracto.samples.list()),
        "refusals": [
            reason(lambda: extracto.jobs.retrieve("01JD3ZK4M8QW7V5T2R9N6B1XCY")),
            reason(lambda: extracto.jobs.create(b"text")),
            reason(lambda: extracto.jobs.create("gone.pdf")),
            reason(lambda: extracto.jobs.download(job_id, "doc")),
            reason(lambda: extracto.jobs.retrieve("")),
            reason(lambda: Extracto(api_key="ext_live_none").jobs.retrieve(job_id)),
            reason(lambda: Extracto(base_url="http://127.0.0.1:9", max_retries=0).samples.list()),
            reason(lambda: extracto.jobs.create_and_wait(extracto.samples.download("failed"))),
        ],
    }
    for one in list(extracto.jobs.list()):
        extracto.jobs.delete(one["jobId"])
    output["left"] = len(list(extracto.jobs.list()))
    output["total"] = str(sum(__import__("decimal").Decimal(row["amount"]) for row in rows))
print(json.dumps(output))
`;

test('every method works against the service', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const { testApiKey } = await signUp(page, baseURL);
  const answer = await run(READING, { EXTRACTO_BASE_URL: baseURL, EXTRACTO_API_KEY: testApiKey });
  const { total, refusals, ...rest } = answer as { total: string; refusals: unknown[] };
  expect(rest).toEqual({
    statuses: ['Succeeded', 'verified', 'Succeeded'],
    frame: [true, total, 'datetime64[ns]'],
    csv: ['account', 'date'],
    pdf: '%PDF-',
    receipt: 0,
    pages: 2,
    listed: ['Photos', 'b.pdf', 'March'],
    accounts: 1,
    clients: 1,
    samples: 5,
    left: 0,
  });
  expect(refusals).toEqual([
    [404, 'not_found', true],
    [415, 'not_a_pdf', true],
    ['ExtractoError', expect.stringContaining('gone.pdf cannot be read')],
    ['ExtractoError', expect.stringContaining("There is no format 'doc'; these are: json, csv")],
    ['ExtractoError', expect.stringContaining('job_id')],
    [401, expect.any(String), true],
    ['ExtractoConnectionError', 'There is no connection to http://127.0.0.1:9.'],
    ['JobFailedError', expect.any(String)],
  ]);
});

test('the same is there for asyncio', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const { testApiKey } = await signUp(page, baseURL);
  const program = `
import asyncio, inspect, json
import extracto as package
from extracto import AsyncExtracto, Extracto

async def main():
    async with AsyncExtracto() as extracto:
        job, result = await extracto.jobs.create_and_wait("march.pdf")
        listed = [one["jobId"] async for one in extracto.jobs.list()]
        await extracto.jobs.delete(job["jobId"])
        return [job["status"], listed == [job["jobId"]], len([one async for one in extracto.jobs.list()])]

def methods(client):
    return {(name, method, str(inspect.signature(getattr(part, method)).parameters))
            for name, part in vars(client).items() if name[0] != "_"
            for method in dir(part) if method[0] != "_"}

same = methods(Extracto()) == methods(AsyncExtracto())
print(json.dumps([asyncio.run(main()), same]))
`;
  const environment = { EXTRACTO_BASE_URL: baseURL, EXTRACTO_API_KEY: testApiKey };
  expect(await run(program, environment)).toEqual([['Succeeded', true, 0], true]);
});

test('webhooks are verified as the specification has it', async () => {
  const program = `
import json, time
from extracto import WebhookVerificationError, sign_webhook, verify_webhook

secret, body, now = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", '{"test": 2432232314}', int(time.time())
example = sign_webhook(body, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, secret)

def verify(body=body, stamp=now, secret=secret, signed=now):
    headers = {"Webhook-Id": "a", "Webhook-Timestamp": str(stamp),
               "Webhook-Signature": "v1,AAAA " + sign_webhook('{"test": 2432232314}', "a", signed, "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw")}
    try:
        return verify_webhook(body, headers, secret)
    except WebhookVerificationError:
        return "refused"

print(json.dumps([example, verify(), verify(body.encode()), verify(body="{}"), verify(stamp=now + 1),
                  verify(stamp=now - 301, signed=now - 301), verify(secret="whsec_AAAA")]))
`;
  expect(await run(program)).toEqual([
    // The example of the specification.
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    { test: 2432232314 },
    { test: 2432232314 },
    'refused',
    'refused',
    'refused',
    'refused',
  ]);
});

test('its types hold', async () => {
  const library = join(folder, 'library');
  await execute(PYTHON, ['-m', 'zipfile', '-e', wheel, library]);
  const program = `
from typing import Optional
from extracto import Extracto
job, result = Extracto(api_key="a").jobs.create_and_wait("march.pdf")
closing: Optional[str] = result["statements"][0]["closingBalance"]
`;
  await writeFile(join(folder, 'typed.py'), program);
  const check = (...files: string[]) =>
    execute('/usr/bin/mypy', ['--strict', '--ignore-missing-imports', '--cache-dir', '/dev/null', ...files], {
      cwd: folder,
      env: { PATH: process.env.PATH, MYPYPATH: library },
    }).catch(({ stdout }) => ({ stdout }));
  expect((await check('typed.py')).stdout).toContain('Success');
  await writeFile(join(folder, 'wrong.py'), program.replace('Optional[str]', 'int'));
  expect((await check('wrong.py')).stdout).toContain('Incompatible types in assignment');
  expect((await check('-p', 'extracto')).stdout).toContain('Success');
});
