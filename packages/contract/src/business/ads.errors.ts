import { defineErrors } from '../errors.ts';

export const adErrors = defineErrors({
  ad_not_found: { status: 404, message: 'This advertisement can’t be found.' },
  wrong_placement: { status: 422, message: 'This advertisement isn’t shown in that place.' },
});
