import { XMLParser } from 'fast-xml-parser';
import { unzipped } from '../../platform/files/unzip.ts';
import { rowOf } from './table-rows.rules.ts';

const slideName = /^ppt\/slides\/slide(\d+)\.xml$/;
const numberOf = (name: string) => Number(slideName.exec(name)?.[1]);

type Xml = readonly Readonly<Record<string, unknown>>[];

/** The text of a presentation, slide by slide, each paragraph on a line. */
export async function slidesOf(bytes: Uint8Array): Promise<string> {
  const parts = await unzipped(bytes, (name) => slideName.test(name));
  const parser = new XMLParser({ preserveOrder: true, trimValues: false, processEntities: true });
  return [...parts]
    .sort(([one], [other]) => numberOf(one) - numberOf(other))
    .map(([, xml]) => linesOf(parser.parse(xml) as Xml).join('\n'))
    .join('\n\n');
}

function linesOf(nodes: Xml): string[] {
  return nodes.flatMap((node) =>
    Object.entries(node).flatMap(([name, children]) => {
      if (!Array.isArray(children)) return [];
      if (name === 'a:tr')
        return rowOf(cellsOf(children as Xml))
          .trim()
          .split('\n');
      if (name !== 'a:p') return linesOf(children as Xml);
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
