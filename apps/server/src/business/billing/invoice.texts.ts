import type { InvoiceLanguage } from '@rounds/contract/business/billing.rules';
import type { InvoiceTexts } from './invoice.rules.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import pt from './texts/pt.json' with { type: 'json' };

/** The texts on invoices, in the languages that their font covers. */
export const invoiceTexts: Readonly<Record<InvoiceLanguage, InvoiceTexts>> = { en, es, fr, de, pt };
