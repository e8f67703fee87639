/** What a form can hold: strings, in lists and by name. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue };
type FormObject = Record<string, FormValue>;

const isList = (value: FormObject): boolean => {
  const names = Object.keys(value);
  return names.length > 0 && names.every((name, index) => name === String(index));
};

/** Turns named values into lists where the names count up from zero. */
function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  return isList(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/** Reads a form as Stripe writes it: `items[0][price]=p&expand[]=x`. */
export function readForm(text: string): FormObject {
  const root: FormObject = Object.create(null) as FormObject;
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''));
    let at = root;
    path.forEach((part, depth) => {
      const key = part === '' ? String(Object.keys(at).length) : part;
      if (depth === path.length - 1) {
        at[key] = value;
        return;
      }
      const inner = at[key];
      const isKnown = typeof inner === 'object' && !Array.isArray(inner);
      const next = isKnown ? inner : (Object.create(null) as FormObject);
      at[key] = next;
      at = next;
    });
  }
  return withLists(root) as FormObject;
}
