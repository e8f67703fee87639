/** How long a mailed link is valid. */
export const linkHours = { reset_password: 1, confirm_email: 24, verify_email: 24 } as const;

export function linkExpiry(purpose: keyof typeof linkHours, now: Date): Date {
  return new Date(now.getTime() + linkHours[purpose] * 60 * 60 * 1000);
}
