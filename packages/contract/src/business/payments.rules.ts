export const invoiceStatuses = ['open', 'paid', 'void', 'refunded', 'disputed'] as const;
