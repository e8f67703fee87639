import { defineErrors } from '../errors.ts';

export const settingsErrors = defineErrors({
  time_zone_unknown: {
    status: 422,
    field: 'timeZone',
    message: 'We don’t know this time zone. Choose another one.',
  },
  not_professional: {
    status: 422,
    field: 'offersMentoring',
    message: 'Only professionals can offer mentoring.',
  },
});
