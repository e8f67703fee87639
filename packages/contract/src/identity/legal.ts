import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const getContact = endpoint({
  method: 'GET',
  path: '/api/contact',
  summary: 'Where to write to the people who run this installation; null where they gave no address.',
  tag: 'Legal',
  auth: 'none',
  answer: z.object({ email: z.string().nullable() }),
});
