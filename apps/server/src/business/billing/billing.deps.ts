/** What billing stands on. */
export { type PaymentsDeps, requireGateway } from '../payments/index.ts';
