/** Staff: who looks after the whole installation. The only entry point for other features. */
export { type StaffScope, requireStaff } from './staff.service.ts';
