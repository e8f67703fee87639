import { defineErrors } from '../errors.ts';

/** The errors for used-up allowances: each names the plan that allows more. */
export const planErrors = defineErrors({
  student_plan_needed: {
    status: 402,
    message: 'You’ve used this month’s allowance. The Student plan includes more.',
    plan: 'student',
  },
  professional_plan_needed: {
    status: 402,
    message: 'You’ve used this month’s allowance. The Professional plan has no limit.',
    plan: 'professional',
  },
});
