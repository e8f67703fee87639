/** Staff: the people who look after the whole installation. The only entry point for other features. */
export { type StaffScope, requireStaff } from './staff.service.ts';
