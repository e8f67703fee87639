/* The frame's measures, which the page's opening shares: what replaces it moves nothing. */

export const shellClass = 'flex min-h-dvh flex-col';

export const headerClass = 'sticky top-0 z-30 border-b bg-surface print:hidden';

/** Gaps, and those between the links, are narrow on wide screens: six digits of XP leave each link its place. */
export const headerRowClass = 'page flex min-h-14 items-center gap-3 lg:min-h-16 lg:gap-2';

/** As tall as the window under the header: the footer begins below the fold, where nothing that loads pushes it. */
export const mainClass = 'min-h-[calc(100dvh-3.5rem)] grow print:min-h-0';
