/** "A, B, and C" as its parts; empty unless at least three short ones and nothing else. */
export function membersOf(text: string): readonly string[] {
  const end = text.search(/[;:.()]/);
  const parts = (end < 0 ? text : text.slice(0, end)).split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const joint = / ?\b(?:and|or) /.exec(last);
  if (parts.length < 2 || !joint) return [];
  const members = [
    ...parts.slice(0, -1),
    last.slice(0, joint.index),
    last.slice(joint.index + joint[0].length),
  ]
    .map((part) => part.trim().replace(/^(?:the|an?) /i, ''))
    .filter(Boolean);
  return members.length >= 3 && members.every((part) => part.length <= 50 && part.split(' ').length <= 5)
    ? members
    : [];
}

/** Where a label ends and what it labels begins: "Term: meaning", "**Term** – meaning"; null where there is none. */
export function labelEnd(text: string): { readonly to: number; readonly from: number } | null {
  const match = /:|\s[–—-]\s/.exec(text.slice(0, 70));
  if (!match || match.index < 2) return null;
  const from = match.index + match[0].length;
  return text.slice(from).trim().length > 1 ? { to: match.index, from } : null;
}
