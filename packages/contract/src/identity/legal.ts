import { z } from 'zod';
import { endpointsOf } from '../endpoint.ts';

const endpoint = endpointsOf('Legal');

export const getContact = endpoint({
  method: 'GET',
  path: '/api/contact',
  summary: 'Where to write to the people who run this installation; null where they gave no address.',
  auth: 'none',
  answer: z.object({ email: z.string().nullable() }),
});
