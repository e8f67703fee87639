/** Demo data: an account to look around with, and made-up learners to be among. */
export { populateCopy } from './demo.account.service.ts';
export { seedDemo } from './demo.service.ts';
