/** How far below its top edge the selected line is put, as a part of what is visible. */
const third = 1 / 3;

/**
 * Focuses a field and selects a part of its text, with that line in view: browsers scroll to a selection only as it is
 * typed. With no such part, it is only focused.
 */
export function selectText(
  field: HTMLInputElement | HTMLTextAreaElement,
  place: { readonly start: number; readonly end: number } | null,
): void {
  if (!place) return field.focus();
  const { start, end } = place;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const line = field instanceof HTMLTextAreaElement ? topOf(field, start) : 0;
  field.scrollTop = line - field.clientHeight * third;
  const top = field.getBoundingClientRect().top + line - field.scrollTop;
  const isSeen = top > window.innerHeight * 0.2 && top < window.innerHeight * 0.6;
  if (!isSeen) window.scrollBy({ top: top - window.innerHeight * third });
}

/** How far down the text of a field a place in it is: measured in a copy, as a field doesn't tell. */
function topOf(field: HTMLTextAreaElement, place: number): number {
  const copy = document.createElement('div');
  const style = getComputedStyle(field);
  for (const name of ['font', 'letterSpacing', 'lineHeight', 'padding', 'direction', 'tabSize'] as const) {
    copy.style[name] = style[name];
  }
  copy.style.cssText += `; position: absolute; visibility: hidden; box-sizing: border-box; width: ${field.clientWidth}px; white-space: pre-wrap; overflow-wrap: break-word`;
  const rest = document.createElement('span');
  rest.textContent = field.value.slice(place) || '.';
  copy.append(field.value.slice(0, place), rest);
  document.body.append(copy);
  const top = rest.getClientRects()[0]?.top ?? 0;
  const from = copy.getBoundingClientRect().top;
  copy.remove();
  return top - from;
}
