/** What billing depends on. */
export { type PaymentsDeps, requireGateway } from '../payments/index.ts';
