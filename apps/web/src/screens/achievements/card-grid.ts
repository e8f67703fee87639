/** The grid of cards, and of what stands in for them. */
export const cardGrid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3';
