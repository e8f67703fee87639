/** Whether a path fits a pattern, segment by segment; `:name` stands for any one segment. */
export function matchesAddress(pattern: string, path: string): boolean {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment.startsWith(':') || segment === given[index])
  );
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** The id in an address; null if it can't be one. */
export function idIn(text: string | null | undefined): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
