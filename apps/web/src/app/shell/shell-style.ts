/* The frame's measures, shared with the page's opening, so that replacing it moves nothing. */

export const shellClass = 'flex min-h-dvh flex-col';

export const headerClass = 'sticky top-0 z-30 border-b bg-surface print:hidden';

/**
 * Gaps, including those between links, are narrow on wide screens, so that six digits of XP leave room for each link.
 */
export const headerRowClass = 'page flex min-h-14 items-center gap-3 lg:min-h-16 lg:gap-2';

/** As tall as the window below the header: the footer starts below the fold, where nothing that loads pushes it. */
export const mainClass = 'min-h-[calc(100dvh-3.5rem)] grow print:min-h-0';
