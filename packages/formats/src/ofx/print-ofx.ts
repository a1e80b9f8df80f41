/**
 * A tree of OFX elements → a file. Version 1 is SGML (OFX 1.6, chapter 2: header lines, values without an end tag),
 * version 2 is XML (OFX 2.1, chapter 2). The elements are the same.
 */
import { escapeXml, printXml, type XmlElement } from '../print-xml.ts';

export type OfxSyntax = 'sgml' | 'xml';

export function printOfx(root: XmlElement, syntax: OfxSyntax): string {
  if (syntax === 'xml') return XML_HEADER + printXml(root);
  const body = printSgml(root);
  return `${sgmlHeader(body)}\n${body}`;
}

const XML_HEADER = [
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n',
  '<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\n',
].join('');

/** Readers of version 1 that know only Windows' characters still read plain files. */
function sgmlHeader(body: string): string {
  const isAscii = /^\p{ASCII}*$/u.test(body);
  return [
    'OFXHEADER:100',
    'DATA:OFXSGML',
    'VERSION:102',
    'SECURITY:NONE',
    `ENCODING:${isAscii ? 'USASCII' : 'UTF-8'}`,
    `CHARSET:${isAscii ? '1252' : 'NONE'}`,
    'COMPRESSION:NONE',
    'OLDFILEUID:NONE',
    'NEWFILEUID:NONE',
    '',
  ].join('\n');
}

function printSgml([name, content]: XmlElement): string {
  if (typeof content === 'string') return `<${name}>${escapeXml(content)}\n`;
  const inner = content.filter((child) => child !== null).map(printSgml);
  return `<${name}>\n${inner.join('')}</${name}>\n`;
}
