/**
 * Names the mutation by which this page deletes something that it follows live. What it hears of that thing meanwhile is
 * its own doing: to read it again would find it gone before its page has been left.
 */
export const deletionKey = (kind: string, id: number) => ['deletion', kind, id] as const;
