import { languages } from '@rounds/contract/common.rules';
import { defineHead } from '../../app/define-head.ts';
import english from '../../i18n/en/screens/landing.json' with { type: 'json' };

const provider = { '@id': '/#organization' };

/** No prices: what the plans cost says the screen that sells them. */
export const head = defineHead({
  strings: 'screens/landing',
  title: 'title',
  description: 'description',
  things: [
    {
      '@type': 'Organization',
      '@id': '/#organization',
      name: 'Rounds',
      url: '/',
      logo: '/icons/icon-512.png',
      slogan: 'Healthcare Education',
    },
    { '@type': 'WebSite', '@id': '/#website', name: 'Rounds', url: '/', publisher: provider },
    {
      '@type': 'Course',
      '@id': '/#course',
      name: english.title,
      description: english.description,
      url: '/',
      provider,
      inLanguage: 'en',
      availableLanguage: languages,
      isAccessibleForFree: true,
      about: ['Nursing', 'Medicine', 'Pharmacy', 'Healthcare technology'],
      offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'USD', url: '/' },
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Daily', duration: 'PT5M' },
      },
    },
  ],
});
