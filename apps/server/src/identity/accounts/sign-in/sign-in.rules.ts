/**
 * Sign-in failures allowed per window: for an account from one address, from one address (a campus shares one), and for
 * an account from anywhere. The last one stops guessing from many addresses. Ten addresses are needed to use it up, and
 * then its owner also waits until the window is over.
 */
export const loginLimits = {
  account: { name: 'login', max: 10, seconds: 15 * 60 },
  address: { name: 'login-address', max: 100, seconds: 15 * 60 },
  anywhere: { name: 'login-anywhere', max: 100, seconds: 15 * 60 },
} as const;

/** Successful sign-ins: far more than anybody needs, but it stops a script that knows a password. */
export const signInLimits = {
  account: { name: 'sign-in', max: 60, seconds: 60 * 60 },
  address: { name: 'sign-in-address', max: 2000, seconds: 60 * 60 },
} as const;

/** Guesses of a signed-in learner's own password, and of a code, from anywhere. */
export const proofLimits = {
  password: { name: 'password', max: 10, seconds: 15 * 60 },
  code: { name: 'code', max: 10, seconds: 15 * 60 },
} as const;
