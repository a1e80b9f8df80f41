/** Gets the programs of other people that tests run and npm does not bring, where it may: as root on Debian. */
import { spawnSync } from 'node:child_process';

interface Program {
  /** Debian's package. */
  readonly package: string;
  /** Any of these that ends well says that it is there. */
  readonly signs: readonly (readonly [command: string, ...args: string[]])[];
}

const IMPORT_REQUESTS = ['-c', 'import requests'] as const;

const PROGRAMS: readonly Program[] = [
  {
    package: 'python3-requests',
    signs: [
      ['python3', ...IMPORT_REQUESTS],
      ['/usr/bin/python3', ...IMPORT_REQUESTS],
    ],
  },
  // The Python package is built, and used as its customers use it.
  { package: 'python3-pip', signs: [['/usr/bin/python3', '-m', 'pip', '--version']] },
  { package: 'python3-setuptools', signs: [['/usr/bin/python3', '-c', 'import setuptools']] },
  { package: 'python3-wheel', signs: [['/usr/bin/python3', '-c', 'import wheel']] },
  { package: 'python3-venv', signs: [['/usr/bin/python3', '-c', 'import ensurepip']] },
  { package: 'python3-httpx', signs: [['/usr/bin/python3', '-c', 'import httpx']] },
  { package: 'python3-pandas', signs: [['/usr/bin/python3', '-c', 'import pandas']] },
  { package: 'mypy', signs: [named('mypy')] },
  // The published schemas of OFX, and the reader that accounting programs use.
  { package: 'ofx', signs: [named('ofxdump')] },
  // Programs that people import with, and what some of them are written in.
  { package: 'aqbanking-tools', signs: [named('aqbanking-cli')] },
  { package: 'hledger', signs: [named('hledger')] },
  { package: 'ledger', signs: [named('ledger')] },
  { package: 'beancount', signs: [named('bean-check')] },
  { package: 'python3-ofxparse', signs: [['/usr/bin/python3', '-c', 'import ofxparse']] },
  { package: 'libfinance-qif-perl', signs: [['perl', '-MFinance::QIF', '-e', '1']] },
  { package: 'opensp', signs: [named('onsgmls')] },
  // Makes images of pages, as scanners do.
  { package: 'poppler-utils', signs: [named('pdftoppm')] },
  // Recognises scans where it is installed.
  { package: 'tesseract-ocr', signs: [named('tesseract')] },
  { package: 'libxml2-utils', signs: [named('xmllint')] },
  // The operators' guide is carried out: a server with its client programs, and a look at the units.
  { package: 'postgresql', signs: [['sh', '-c', 'ls /usr/lib/postgresql/*/bin/pg_dump']] },
  { package: 'systemd', signs: [named('systemd-analyze')] },
];

/** Tests whose program is not there fail and name its package. */
export function installPrograms(): void {
  const missing = PROGRAMS.filter(({ signs }) => !signs.some(runs)).map((program) => program.package);
  if (missing.length === 0 || process.getuid?.() !== 0 || !runs(['apt-get', '--version'])) return;
  console.log(`Installing ${missing.join(', ')}, which tests run …`);
  installPackages(missing);
}

export function installPackages(names: readonly string[]): void {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options);
}

function named(program: string): [string, ...string[]] {
  return ['sh', '-c', `command -v ${program}`];
}

function runs([command, ...args]: readonly [string, ...string[]]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
