import { SaxesParser } from 'saxes';

export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

const deepest = 60;
const maxElements = 50_000;

/**
 * Parses XML into a tree; throws if it isn't well-formed. Custom entities are neither read nor resolved: a document
 * that uses any counts as not well-formed.
 */
export function parseXml(xml: string): Element {
  const parser = new SaxesParser();
  const top: Element = { name: '', attributes: {}, children: [] };
  const open = [top];
  let count = 0;
  const add = (child: Element | string) => open.at(-1)?.children.push(child);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: localName(name), attributes, children: [] };
    add(element);
    open.push(element);
    count += 1;
    if (open.length > deepest || count > maxElements) throw new Error('The document is too deep or too long');
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', add);
  parser.on('cdata', add);
  // A parser may get a byte order mark before the document.
  parser.write(xml.replace(/^\uFEFF/, '')).close();
  const [root] = elementsOf(top);
  if (!root) throw new Error('The document is empty');
  return root;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

export const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child) => typeof child !== 'string');

export const childrenNamed = (element: Element, name: string): Element[] =>
  elementsOf(element).filter((child) => child.name === name);

export const childNamed = (element: Element | undefined, name: string): Element | undefined =>
  element && childrenNamed(element, name)[0];

/** All elements of a name at any depth, in document order. */
export const descendantsNamed = (element: Element, name: string): Element[] =>
  elementsOf(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...descendantsNamed(child, name),
  ]);

/** The text of an element and everything in it. */
export const textOf = (element: Element | undefined): string =>
  element
    ? element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
    : '';
