/** Holds the OpenAPI document against the strict rules of its linter, which is told to call nobody. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOpenapi } from '@extracto/contract';
import packageJson from '../../package.json' with { type: 'json' };

const folder = mkdtempSync(join(tmpdir(), 'extracto-openapi-'));
try {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(buildOpenapi(packageJson.version), null, 2));
  const config = join(import.meta.dirname, 'redocly.yaml');
  const { status } = spawnSync('redocly', ['lint', '--config', config, '--format', 'stylish', file], {
    stdio: 'inherit',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
