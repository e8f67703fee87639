export type Calculated =
  | { readonly value: number }
  /** `incomplete` may become valid; `invalid` can't; `zero` divides by zero. */
  | { readonly problem: 'incomplete' | 'invalid' | 'zero' };

type Token = { readonly number: number } | { readonly sign: string };

class Problem extends Error {
  readonly kind: 'incomplete' | 'invalid' | 'zero';
  constructor(kind: Problem['kind']) {
    super(kind);
    this.kind = kind;
  }
}

/**
 * The value of a sum such as "0.15 × 70 ÷ (2 + 1)": + − × ÷, brackets, powers (^) and percent, by the usual precedence.
 * Decimal points and commas are both accepted. Results are rounded only to twelve digits, the precision of floating
 * point.
 */
export function calculate(text: string): Calculated {
  try {
    const tokens = tokensOf(text);
    if (tokens.length === 0) return { problem: 'incomplete' };
    const reader = { tokens, at: 0 };
    const value = readSum(reader);
    if (reader.at < tokens.length) return { problem: 'invalid' };
    return Number.isFinite(value) ? { value: Number(value.toPrecision(12)) + 0 } : { problem: 'invalid' };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.kind };
    throw error;
  }
}

interface Reader {
  readonly tokens: readonly Token[];
  at: number;
}

const spellings: Readonly<Record<string, string>> = {
  '*': '×',
  x: '×',
  '·': '×',
  '/': '÷',
  ':': '÷',
  '-': '−',
};

function tokensOf(text: string): Token[] {
  const parts = text.match(/\d+(?:[.,]\d*)?|[.,]\d+|\S/g) ?? [];
  return parts.map((part) => {
    if (/\d/.test(part)) return { number: Number(part.replace(',', '.')) };
    const sign = spellings[part] ?? part;
    if (!'+−×÷()%^'.includes(sign)) throw new Problem('invalid');
    return { sign };
  });
}

function take(reader: Reader, signs: string): string | null {
  const token = reader.tokens[reader.at];
  if (!token || !('sign' in token) || !signs.includes(token.sign)) return null;
  reader.at += 1;
  return token.sign;
}

function readSum(reader: Reader): number {
  let value = readProduct(reader);
  for (let sign = take(reader, '+−'); sign; sign = take(reader, '+−')) {
    const other = readProduct(reader);
    value = sign === '+' ? value + other : value - other;
  }
  return value;
}

function readProduct(reader: Reader): number {
  let value = readSigned(reader);
  for (let sign = take(reader, '×÷'); sign; sign = take(reader, '×÷')) {
    const other = readSigned(reader);
    if (sign === '÷' && other === 0) throw new Problem('zero');
    value = sign === '×' ? value * other : value / other;
  }
  return value;
}

function readSigned(reader: Reader): number {
  if (take(reader, '−')) return -readSigned(reader);
  if (take(reader, '+')) return readSigned(reader);
  const base = readPerCent(reader);
  return take(reader, '^') ? base ** readSigned(reader) : base;
}

function readPerCent(reader: Reader): number {
  let value = readAtom(reader);
  while (take(reader, '%')) value /= 100;
  return value;
}

function readAtom(reader: Reader): number {
  const token = reader.tokens[reader.at];
  if (!token) throw new Problem('incomplete');
  reader.at += 1;
  if ('number' in token) return token.number;
  if (token.sign !== '(') throw new Problem('invalid');
  const value = readSum(reader);
  if (!take(reader, ')')) throw new Problem(reader.at < reader.tokens.length ? 'invalid' : 'incomplete');
  return value;
}
