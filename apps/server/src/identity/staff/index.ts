/** Staff: who looks after the whole installation. The only door for other features. */
export { type StaffScope, requireStaff } from './staff.service.ts';
