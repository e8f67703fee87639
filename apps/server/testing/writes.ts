import ts from 'typescript';

/** A place in a file that writes to a table. */
export interface Write {
  readonly line: number;
  /** The table; null if the code doesn't say which. */
  readonly table: string | null;
  readonly code: string;
}

/** What we know about the database when reading a file. */
export interface Known {
  readonly tables: ReadonlySet<string>;
  /** The tables that each stored function writes to, by its name. */
  readonly functions: ReadonlyMap<string, readonly string[]>;
  /** The table that a tables module exports under a name. */
  readonly exported: (module: string, name: string) => string | undefined;
}

/** Stands in for an interpolation in a text. */
const placeholder = (index: number) => `‹${index}›`;
const name = String.raw`((?:"?\w+"?\.)?"?[\w‹›]+"?)`;
const verbs = [
  String.raw`\binsert\s+into\s+${name}`,
  String.raw`\b(?:delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?${name}`,
  String.raw`\bupdate\s+(?:only\s+)?${name}(?:\s+(?:as\s+)?\w+)?\s+set\b`,
  String.raw`\b(?:alter|drop)\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?${name}`,
  String.raw`\bcopy\s+${name}[^;]*\bfrom\b`,
  // The table is named in another text.
  String.raw`\b(?:insert\s+into|delete\s+from|merge\s+into)\s*()$`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** The targets of all writing statements in a text. */
export function targetsIn(text: string): string[] {
  const statements = text.replaceAll(/--[^\n]*/g, '');
  return verbs.flatMap((verb) =>
    [...statements.matchAll(verb)].map(([, target = '']) =>
      target.replaceAll('"', '').replace(/^public\./, ''),
    ),
  );
}

/** What a TypeScript file writes: by SQL in its texts, by calling stored functions, and through Drizzle. */
export function writesIn(source: string, { tables, functions, exported }: Known): Write[] {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, true);
  const imported = new Map<string, { module: string; name: string }>();
  const parameters = new Set<string>();
  const named = new Set<string>();
  const writes: Write[] = [];

  const add = (node: ts.Node, table: string | null | undefined) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    writes.push({ line: line + 1, table: table ?? null, code: node.getText() });
  };

  /** The table that an expression refers to, if it is imported from where that table is declared. */
  const declared = (node: ts.Node): string | undefined => {
    const [first, second] = node.getText().split('.');
    const origin = imported.get(first ?? '');
    return origin && exported(origin.module, origin.name === '*' ? (second ?? '') : origin.name);
  };

  /** The possible values of an interpolated table name; a name from elsewhere can be anything. */
  const interpolated = (node: ts.Expression): readonly (string | null)[] => {
    const table = declared(node);
    if (table !== undefined) return [table];
    const [root = ''] = node.getText().split(/\W/);
    const isForeign = imported.has(root) || parameters.has(root) || named.size === 0;
    return isForeign ? [null] : [...named];
  };

  const readText = (node: ts.Node, text: string, expressions: readonly ts.Expression[]) => {
    for (const target of targetsIn(text)) {
      const index = /‹(\d+)›/.exec(target)?.[1];
      const expression = expressions[Number(index)];
      const found = expression ? interpolated(expression) : [target || null];
      for (const table of found) add(node, table);
    }
    for (const [called, written] of functions) {
      if (!new RegExp(String.raw`\b${called}\s*\(`).test(text)) continue;
      for (const table of written) add(node, table);
    }
  };

  const collect = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) {
      const module = (node.moduleSpecifier as ts.StringLiteral).text;
      const bindings = node.importClause?.namedBindings;
      if (bindings && ts.isNamespaceImport(bindings)) imported.set(bindings.name.text, { module, name: '*' });
      if (bindings && ts.isNamedImports(bindings)) {
        for (const each of bindings.elements) {
          imported.set(each.name.text, { module, name: (each.propertyName ?? each.name).text });
        }
      }
    }
    if (ts.isParameter(node)) for (const [word] of node.name.getText().matchAll(/\w+/g)) parameters.add(word);
    if (ts.isStringLiteralLike(node) && tables.has(node.text)) named.add(node.text);
    ts.forEachChild(node, collect);
  };

  const read = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node)) readText(node, node.text, []);
    if (ts.isTemplateExpression(node)) {
      const expressions = node.templateSpans.map(({ expression }) => expression);
      const rest = node.templateSpans.map(({ literal }, index) => placeholder(index) + literal.text);
      readText(node, node.head.text + rest.join(''), expressions);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name: method, expression: receiver } = node.expression;
      const [target] = node.arguments;
      const table = target && declared(target);
      const isOrm = /\borm\b/.test(receiver.getText());
      const isWrite = ['insert', 'update', 'delete'].includes(method.text);
      if (target && isWrite && (table !== undefined || isOrm)) add(node, table);
    }
    ts.forEachChild(node, read);
  };

  collect(file);
  read(file);
  return writes;
}
