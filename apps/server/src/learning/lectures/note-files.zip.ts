import { XMLParser } from 'fast-xml-parser';
import { unzipped } from '../../platform/files/unzip.ts';
import { rowOf } from './table-rows.rules.ts';

const slideName = /^ppt\/slides\/slide(\d+)\.xml$/;
const numberOf = (name: string) => Number(slideName.exec(name)?.[1]);

type Xml = readonly Readonly<Record<string, unknown>>[];

/** The text of a presentation, slide by slide: its title as a heading, then each paragraph on a line. */
export async function slidesOf(bytes: Uint8Array): Promise<string> {
  const parts = await unzipped(bytes, (name) => slideName.test(name));
  const parser = new XMLParser({
    preserveOrder: true,
    trimValues: false,
    processEntities: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
  });
  return [...parts]
    .sort(([one], [other]) => numberOf(one) - numberOf(other))
    .map(([, xml]) => slideOf(parser.parse(xml) as Xml))
    .join('\n\n');
}

function slideOf(slide: Xml): string {
  const titles = new Set(titlesOf(slide));
  const title = [...titles]
    .flatMap((one) => linesOf(one))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const lines = linesOf(slide, titles).join('\n');
  return [title && `## ${title}`, lines].filter(Boolean).join('\n\n');
}

/** The shapes of a slide that hold its title, wherever they stand. */
const titlesOf = (nodes: Xml): Xml[] =>
  nodes.flatMap((node) =>
    Object.entries(node).flatMap(([name, children]) => {
      if (!Array.isArray(children)) return [];
      const shape = children as Xml;
      return name === 'p:sp' ? (isTitle(shape) ? [shape] : []) : titlesOf(shape);
    }),
  );

const isTitle = (shape: Xml): boolean =>
  shape.some((node) => {
    const attributes = node[':@'] as { readonly type?: string } | undefined;
    if ('p:ph' in node) return attributes?.type === 'title' || attributes?.type === 'ctrTitle';
    return ['p:nvSpPr', 'p:nvPr'].some((name) => Array.isArray(node[name]) && isTitle(node[name] as Xml));
  });

const none: ReadonlySet<Xml> = new Set();

/** @param without parts to leave out */
function linesOf(nodes: Xml, without: ReadonlySet<Xml> = none): string[] {
  return nodes.flatMap((node) =>
    Object.entries(node).flatMap(([name, children]) => {
      if (!Array.isArray(children) || without.has(children as Xml)) return [];
      if (name === 'a:tr')
        return rowOf(cellsOf(children as Xml))
          .trim()
          .split('\n');
      if (name !== 'a:p') return linesOf(children as Xml, without);
      const line = runsOf(children as Xml).trim();
      return line === '' ? [] : [line];
    }),
  );
}

/** The cells of a row; cells covered by another one are empty. */
const cellsOf = (row: Xml): string[] =>
  row.flatMap((node) => (Array.isArray(node['a:tc']) ? [linesOf(node['a:tc'] as Xml).join('\n')] : []));

function runsOf(nodes: Xml): string {
  return nodes
    .flatMap((node) =>
      Object.entries(node).map(([name, value]) => {
        if (name === '#text') return String(value);
        if (name === 'a:br' || name === 'a:tab') return ' ';
        return Array.isArray(value) ? runsOf(value as Xml) : '';
      }),
    )
    .join('');
}
