/** Demo data: an account to look around with, and made-up learners to be among. */
export { furnishCopy } from './demo.furnish.service.ts';
export { seedDemo } from './demo.service.ts';
