/**
 * The bytes that a `Range` header asks for, both ends included. As HTTP allows, a range that we don't support gets the
 * whole file.
 * @param size of the file, in bytes
 */
export function byteRangeOf(header: string | undefined, size: number): { start: number; end: number } {
  const whole = { start: 0, end: size - 1 };
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return whole;
  const range =
    from === ''
      ? { start: Math.max(0, size - Number(to)), end: size - 1 }
      : { start: Number(from), end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
  return range.start <= range.end ? range : whole;
}
