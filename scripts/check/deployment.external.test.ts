/** The files of deploy/ against the product: what they set exists, and what they start is started rightly. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { routes } from '@extracto/contract';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { COMMANDS } from '../../apps/server/src/admin/commands.ts';
import { readConfiguration } from '../../apps/server/src/configuration/read-configuration.ts';
import { factsOf } from '../../apps/server/src/configuration/setting.ts';
import { SETTINGS } from '../../apps/server/src/configuration/settings.ts';
import { createDatabase } from '../../apps/server/src/db/connection.ts';
import { createMetrics } from '../../apps/server/src/observability/create-metrics.ts';
import { WORK } from '../../apps/server/src/observability/work-counters.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Service {
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
  readonly deploy?: { readonly replicas: number };
  readonly stop_grace_period?: string;
  readonly volumes?: readonly string[];
  readonly depends_on?: unknown;
}

const compose = parse(read('deploy/compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
};
const ours = ['web-1', 'web-2', 'worker'];
const variables = new Set(Object.values(SETTINGS.shape).map((setting) => factsOf(setting).variable));
/** Variables of Node, and of the services that run beside the product. */
const OTHERS = ['NODE_ENV', 'EXTRACTO_HOST', 'POSTGRES_PASSWORD', 'POSTGRES_SERVICE_PASSWORD', 'STORAGE_PASSWORD'];

/** `KEY=value`, empty values too. */
function readEnvironmentFile(path: string): Record<string, string> {
  const lines = read(path).matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name!, value!]));
}

/** As compose fills in `${NAME}`, `${NAME:?}` and `${NAME:-}`. */
function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)(?::[?-])?\}/g, (_, name: string) => values[name] ?? '');
}

describe('compose.yaml', () => {
  const given = Object.fromEntries(
    Object.keys(readEnvironmentFile('deploy/example.env')).map((name) => [
      name,
      { EXTRACTO_HOST: 'statements.example' }[name] ??
        (/PASSWORD|SECRET$|TOKEN/.test(name) && !/SMTP|STRIPE|OIDC/.test(name) ? 'ab'.repeat(32) : ''),
    ]),
  );

  test('asks for exactly what the example names', () => {
    const asked = new Set([...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    expect([...asked].sort()).toEqual(Object.keys(given).sort());
  });

  test.each(ours)('the settings of %s are a complete configuration', (name) => {
    const { environment = {} } = compose.services[name]!;
    expect(Object.keys(environment).filter((variable) => !variables.has(variable))).toEqual([]);
    const filled = Object.entries(environment).map(([key, value]) => [key, fillIn(String(value), given)]);
    expect(readConfiguration(Object.fromEntries(filled), '/srv/extracto')).toMatchObject({
      role: name.split('-')[0],
      publicUrl: 'https://statements.example',
    });
  });

  test('passes every setting that an installation may choose', () => {
    const passed = Object.keys({ ...compose.services['web-1']!.environment, ...compose.services.worker!.environment });
    const notTheirs = ['PORT', 'HOST', 'EXTRACTO_DATA_DIR', 'DATABASE_OWNER_URL'];
    expect([...variables].filter((name) => !passed.includes(name)).sort()).toEqual(notTheirs.sort());
  });

  test('tells the owner of the tables to the migration alone', () => {
    const told = Object.entries(compose.services).filter(
      ([, one]) => one.environment?.DATABASE_OWNER_URL !== undefined,
    );
    expect(told.map(([name]) => name)).toEqual(['tables']);
  });

  test('runs two web processes that the proxy knows, and two workers', () => {
    expect(compose.services.worker?.deploy?.replicas).toBe(2);
    const webs = Object.keys(compose.services).filter((name) => name.startsWith('web-'));
    expect(read('deploy/Caddyfile')).toContain(`reverse_proxy ${webs.map((name) => `${name}:3000`).join(' ')} {`);
  });

  test('gives each process longer to stop than the product takes', async () => {
    const { DRAIN_LIMIT_MS } = await import('../../apps/server/src/service.ts');
    for (const name of ours)
      expect(Number.parseInt(compose.services[name]!.stop_grace_period!, 10) * 1_000).toBeGreaterThan(DRAIN_LIMIT_MS);
  });

  test('mounts volumes that it declares', () => {
    const named = Object.values(compose.services)
      .flatMap(({ volumes = [] }) => volumes)
      .map((volume) => volume.split(':')[0]!)
      .filter((source) => !source.startsWith('.'));
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)));
  });
});

const { registry } = createMetrics({
  db: createDatabase('postgres://nobody@127.0.0.1:1/none'),
  clock: () => new Date(),
});
const measured = [...registry.getMetricsAsArray(), ...WORK.getMetricsAsArray()].map(({ name }) => name);

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly stringData?: Readonly<Record<string, string>>;
  readonly spec?: {
    readonly replicas?: number;
    readonly minAvailable?: number;
    readonly minReplicas?: number;
    readonly scaleTargetRef?: object;
    readonly metrics?: readonly { readonly external: { readonly metric: { readonly name: string } } }[];
    readonly selector?: { readonly matchLabels?: Readonly<Record<string, string>> };
    readonly template?: {
      readonly metadata?: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: {
        readonly securityContext: object;
        readonly terminationGracePeriodSeconds?: number;
        readonly containers: readonly {
          readonly command?: readonly string[];
          readonly image: string;
          readonly env?: readonly { readonly name: string; readonly value: string }[];
          readonly envFrom: readonly Readonly<Record<string, { readonly name: string }>>[];
          readonly securityContext: object;
          readonly readinessProbe?: object;
          readonly livenessProbe?: object;
        }[];
      };
    };
  };
}

/** Rejects with the first fault against the schema of the manifest's kind. */
async function validate(manifest: object): Promise<void> {
  const { apiVersion, kind } = manifest as Manifest;
  const models = await import(`kubernetes-models/${apiVersion}/${kind}`);
  new models[kind](manifest).validate();
}

describe('kubernetes', () => {
  const manifests = ['configuration', 'migrate', 'web', 'worker', 'scale'].flatMap((name) =>
    parseAllDocuments(read(`deploy/kubernetes/${name}.yaml`)).map((document): Manifest => {
      expect(document.errors).toEqual([]);
      return document.toJS();
    }),
  );
  const find = (kind: string, name: string) =>
    manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)!;

  test('follow the schemas that Kubernetes publishes', async () => {
    for (const manifest of manifests) await validate(manifest);
    const web = find('Deployment', 'extracto-web');
    await expect(validate({ ...web, spec: { ...web.spec!, replicas: '2' } })).rejects.toThrow(/replicas/);
  });

  test.each(['web', 'worker'])('the settings of %s are a complete configuration', (role) => {
    const [container] = find('Deployment', `extracto-${role}`).spec!.template!.spec.containers;
    const own = Object.fromEntries(container!.env!.map(({ name, value }) => [name, value]));
    const told = Object.assign(
      {},
      ...container!.envFrom.map(({ configMapRef, secretRef }) => ({
        ...(configMapRef && find('ConfigMap', configMapRef.name).data),
        ...(secretRef && find('Secret', secretRef.name).stringData),
      })),
    );
    expect('EXTRACTO_COOKIE_SECRET' in told).toBe(role === 'web');
    expect(Object.keys({ ...told, ...own }).filter((name) => !variables.has(name))).toEqual([]);
    expect(readConfiguration({ ...told, ...own }, '/srv/extracto')).toMatchObject({ role });
  });

  test.each(['web', 'worker'])('two processes of %s, of which a disruption leaves one', (role) => {
    const { replicas, selector, template } = find('Deployment', `extracto-${role}`).spec!;
    const budget = find('PodDisruptionBudget', `extracto-${role}`).spec!;
    expect([replicas, budget.minAvailable]).toEqual([2, 1]);
    expect(budget.selector).toEqual(selector);
    expect(template!.metadata!.labels).toEqual(selector!.matchLabels);
  });

  test('adds workers while jobs wait, by a metric that is measured', () => {
    const { scaleTargetRef, minReplicas, metrics } = find('HorizontalPodAutoscaler', 'extracto-worker').spec!;
    expect([scaleTargetRef, minReplicas]).toEqual([
      { apiVersion: 'apps/v1', kind: 'Deployment', name: 'extracto-worker' },
      find('Deployment', 'extracto-worker').spec!.replicas,
    ]);
    expect(measured).toContain(metrics![0]!.external.metric.name);
  });

  test('migrates as a job, with a command of the product', () => {
    const [container] = find('Job', 'extracto-migrate').spec!.template!.spec.containers;
    const [, program, command] = container!.command!;
    expect(existsSync(join(ROOT, program!))).toBe(true);
    expect(Object.keys(COMMANDS)).toContain(command);
  });

  test('workers are asked whether they live', () => {
    const [container] = find('Deployment', 'extracto-worker').spec!.template!.spec.containers;
    expect(container!.livenessProbe).toMatchObject({ httpGet: { path: '/health' } });
  });

  test('web processes are asked whether they are ready, and whether they live', () => {
    const [container] = find('Deployment', 'extracto-web').spec!.template!.spec.containers;
    expect(container!.readinessProbe).toMatchObject({ httpGet: { path: '/ready' } });
    expect(container!.livenessProbe).toMatchObject({ httpGet: { path: '/health' } });
  });

  test('no process is root, writes into the image or is stopped before it has finished', async () => {
    const { DRAIN_LIMIT_MS } = await import('../../apps/server/src/service.ts');
    const { version } = JSON.parse(read('package.json'));
    const pods = manifests.flatMap(({ spec }) => spec?.template?.spec ?? []);
    expect(pods).toHaveLength(3);
    for (const { securityContext, containers, terminationGracePeriodSeconds } of pods) {
      expect(securityContext).toMatchObject({ runAsNonRoot: true });
      expect((terminationGracePeriodSeconds ?? 30) * 1_000).toBeGreaterThan(DRAIN_LIMIT_MS);
      for (const container of containers) {
        expect(container.image).toBe(`extracto:${version}`);
        expect(container.securityContext).toMatchObject({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
      }
    }
  });
});

test('systemd understands the unit of each process', () => {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-units-'));
  try {
    const unit = join(folder, 'extracto@web-3000.service');
    writeFileSync(unit, read('deploy/systemd/extracto@.service').replaceAll('/srv/extracto', ROOT));
    const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect(error, 'Install systemd (Debian: apt-get install systemd).').toBeUndefined();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('files of a systemd unit are readable by its own user alone', () => {
  const unit = read('deploy/systemd/extracto@.service');
  for (const line of ['UMask=0077', 'StateDirectory=extracto', 'StateDirectoryMode=0700'])
    expect(unit).toContain(`\n${line}\n`);
});

describe('every program that is started', () => {
  const dockerfile = read('deploy/Dockerfile');
  test.each([
    ['the image', dockerfile.match(/^CMD \["node", (?:"--\S+", )*"(.+)"\]$/m)?.[1]],
    ['the bucket', compose.services.bucket?.command?.[1]],
    ['a unit of systemd', read('deploy/systemd/run-part').match(/bin\/node (?:--\S+ )*(\S+)$/m)?.[1]],
  ])('%s is there', (_, program) => {
    expect(program).toBeDefined();
    expect(existsSync(join(ROOT, program!))).toBe(true);
  });

  test('by a step that the image takes is a script of the project', () => {
    const [, script] = dockerfile.match(/^RUN \["npm", "run", "(\w+)"\]$/m)!;
    expect(Object.keys(JSON.parse(read('package.json')).scripts)).toContain(script);
  });
});

describe('every setting that is named', () => {
  test.each(['deploy/Dockerfile', 'deploy/systemd/extracto@.service', 'deploy/example.env', 'docs/operations.md'])(
    'in %s is one of the product',
    (path) => {
      const named = new Set(read(path).match(/\b(?:EXTRACTO|STRIPE)_[A-Z0-9_]+\b|\b(?:DATABASE|STORAGE)_URL\b/g));
      expect([...named].filter((name) => !variables.has(name) && !OTHERS.includes(name))).toEqual([]);
    },
  );
});

test('the operators’ guide names the events of Stripe that the product understands, and the address that an issuer leads to', () => {
  const guide = read('docs/operations.md');
  const understood = read('apps/server/src/adapters/payments/read-stripe-event.ts').matchAll(/case '([a-z_.]+)':/g);
  const told = guide.matchAll(/`((?:checkout\.session|refund|charge)\.[a-z_.]+)`/g);
  expect([...told].map(([, name]) => name).sort()).toEqual([...understood].map(([, name]) => name).sort());
  for (const path of [routes.finishLogin.path, '/api/v1/payment/stripe/webhook'])
    expect(guide).toContain(`\`${path}\``);
});

describe('metrics', () => {
  const ofTheService = new Set(registry.getMetricsAsArray().map(({ name }) => name));
  const expressions = [
    ...(parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: { expr: string }[] }[] }).groups.flatMap(
      ({ rules }) => rules.map(({ expr }) => expr),
    ),
    ...(
      JSON.parse(read('deploy/grafana/dashboard.json')) as { panels: { targets: { expr: string }[] }[] }
    ).panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];

  test('that an alert, a panel or the guide names are measured', () => {
    const named = [...expressions, read('docs/operations.md')].flatMap(
      (text) => text.match(/\bextracto_[a-z0-9_]+\b/g) ?? [],
    );
    expect(new Set(named).size).toBeGreaterThan(12);
    // A histogram is asked for by its parts.
    const missing = named.filter(
      (name) => !measured.includes(name) && !measured.includes(name.replace(/_(?:bucket|count|sum)$/, '')),
    );
    expect(missing).toEqual([]);
  });

  test('of the whole service, which every web process tells, count once', () => {
    const own = /^extracto_(?:process|nodejs|http)_/;
    for (const expression of expressions)
      for (const [outer, name] of expression.matchAll(/[a-z ()]*\b(extracto_[a-z0-9_]+)\b/g))
        if (ofTheService.has(name!) && !own.test(name!))
          expect(outer, expression).toMatch(/\bmax(?: by \(\w+\) )?\((?:rate\()?extracto/);
  });

  test('are told once each', () => {
    expect(measured.length).toBe(new Set(measured).size);
  });
});
