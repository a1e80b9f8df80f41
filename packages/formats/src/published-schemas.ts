/**
 * Tests and `npm run validate` only: the schemas that the owners of formats publish, as data, and what each says of files.
 * They are not distributed here; a folder holds those that somebody has. Debian's package libofx7 brings the two of OFX.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { validateXML } from 'xmllint-wasm';
import type { FormatName } from './index.ts';

export interface PublishedSchema {
  /** Under which name its owner publishes it. */
  readonly file: string;
  readonly standard: string;
  /** Formats and their options that are validated against it. */
  readonly holds: readonly (readonly [FormatName, Readonly<Record<string, string>>])[];
  /** Every error in texts of those formats, one line each. */
  readonly findErrors: (texts: readonly string[], path: string) => Promise<string[]>;
}

export const PUBLISHED_SCHEMAS: readonly PublishedSchema[] = [
  {
    file: 'camt.053.001.08.xsd',
    standard: 'ISO 20022',
    holds: [['camt053', {}]],
    findErrors: validateBySchema,
  },
  {
    file: 'ofx201.dtd',
    standard: 'OFX 2',
    holds: [['ofx', { ofxVersion: '2' }]],
    findErrors: validateByDtd,
  },
  {
    file: 'ofx160.dtd',
    standard: 'OFX 1',
    holds: [
      ['ofx', { ofxVersion: '1' }],
      ['qfx', {}],
      ['qbo', {}],
    ],
    findErrors: async (texts, path) => texts.flatMap((text) => parseSgml(text, path)),
  },
];

/** libofx's folder of OFX schemas; null where it is not installed. */
export function findOfxSchemas(): string | null {
  const [file] = globSync('/{usr,usr/local}/share/libofx*/{libofx/,}dtd/ofx160.dtd');
  return file === undefined ? null : join(file, '..');
}

/** libxml2 over many files at once; the schema of ISO 20022. */
async function validateBySchema(texts: readonly string[], path: string): Promise<string[]> {
  const xml = texts.map((contents, index) => ({ fileName: `file-${index}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema: readFileSync(path, 'utf8') });
  return errors.map(({ rawMessage }) => rawMessage);
}

/** The same library as a program: what Node has of it knows no DTD. */
async function validateByDtd(texts: readonly string[], path: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'extracto-dtd-'));
  try {
    const names = texts.map((text, index) => {
      writeFileSync(join(folder, `file-${index}.xml`), text);
      return `file-${index}.xml`;
    });
    return run('xmllint', ['--noout', '--nonet', '--dtdvalid', resolve(path), ...names], { cwd: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * OpenSP over one file. The published file is a document type declaration as a document begins with, and the header of
 * OFX 1 is no SGML. Intuit's element is its own addition to the standard. A declaration says which elements stand where,
 * not which letters are in them, and OpenSP's own knows the letters of ASCII: others stand as x.
 */
function parseSgml(text: string, path: string): string[] {
  const body = text
    .slice(text.indexOf('<OFX>'))
    .replace(/^<INTU\.BID>\d+\n/m, '')
    .replaceAll(/[^\p{ASCII}]/gu, 'x');
  return run('onsgmls', ['-s', '-E0', DECLARATION, '-'], { input: `${readFileSync(path, 'utf8')}\n${body}` });
}

/** A validator's complaints, by line. Throws when it is not there. */
function run(program: string, args: readonly string[], options: { cwd?: string; input?: string }): string[] {
  const { error, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  if (error !== undefined) throw new Error(`${program} does not run (Debian: apt-get install opensp libxml2-utils).`);
  return stderr.split('\n').filter((line) => line !== '');
}

/** The syntax that OpenSP assumes, with names as long as OFX has them. */
const DECLARATION = '/usr/share/sgml/declaration/opensp-implied.dcl';
