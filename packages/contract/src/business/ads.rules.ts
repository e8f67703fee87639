/** What an advertisement looks like, and where it may appear. */
export const adTypes = ['banner', 'sidebar', 'sponsored_content'] as const;
export const placements = ['dashboard', 'pathways', 'community'] as const;

/** The topics of advertisements, which learners can choose as interests. */
export const adCategories = ['equipment', 'clothing', 'books', 'courses', 'events'] as const;

export type AdCategory = (typeof adCategories)[number];
export type AdType = (typeof adTypes)[number];
export type Placement = (typeof placements)[number];

/** Which types appear in which places. */
export const adTypeAt: Readonly<Record<Placement, AdType>> = {
  dashboard: 'sidebar',
  pathways: 'sponsored_content',
  community: 'banner',
};

/** How many are returned by default. */
export const defaultAdLimit = 3;

/** How many days a click keeps its address and browser, to detect fraud. */
export const clickSourceDays = 90;
