/** A tree of elements → XML text. */

/** Content is text, or elements; `null` stands for an element that is left out. */
export type XmlElement = readonly [
  name: string,
  content: string | readonly (XmlElement | null)[],
  attributes?: Readonly<Record<string, string>>,
];

export function printXml([name, content, attributes = {}]: XmlElement, indent = ''): string {
  const opening = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeXml(value).replaceAll('"', '&quot;')}"`),
  ].join(' ');
  if (typeof content === 'string') return `${indent}<${opening}>${escapeXml(content)}</${name}>\n`;
  const inner = content.filter((child) => child !== null).map((child) => printXml(child, `${indent}  `));
  return `${indent}<${opening}>\n${inner.join('')}${indent}</${name}>\n`;
}

/** For the content of elements; OFX 1.6, section 2.3.2.1, knows these three and no other. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
