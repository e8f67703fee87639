import { execFileSync } from 'node:child_process';
import { cards, expectPlan, fillCard, payButton } from '../support/payments.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';
