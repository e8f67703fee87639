/** What an advertisement looks like, and where it may stand. */
export const adTypes = ['banner', 'sidebar', 'sponsored_content'] as const;
export const placements = ['dashboard', 'pathways', 'community'] as const;

/** What an advertisement can be for, and what a learner can say interests them. */
export const adCategories = ['equipment', 'clothing', 'books', 'courses', 'events'] as const;

export type AdCategory = (typeof adCategories)[number];
export type AdType = (typeof adTypes)[number];
export type Placement = (typeof placements)[number];

/** What stands where. */
export const adTypeAt: Readonly<Record<Placement, AdType>> = {
  dashboard: 'sidebar',
  pathways: 'sponsored_content',
  community: 'banner',
};

/** How many are answered where nobody says. */
export const defaultAdLimit = 3;

/** For so many days a click keeps the address and the browser that it came from, to detect fraud. */
export const clickSourceDays = 90;
