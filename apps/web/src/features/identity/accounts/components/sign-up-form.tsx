import type { SubmitEvent } from 'react';
import type { Session } from '@rounds/contract/identity/accounts';
import type { CareerPath, LearningStyle, Role } from '@rounds/contract/common';
import { passwordLength, trialDays } from '@rounds/contract/identity/accounts.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Collapsible } from '../../../../ui/collapsible/collapsible.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import {
  checkEmail,
  checkNewPassword,
  checkTerms,
  checkUsername,
  problemsOf,
} from '../account-form.rules.ts';
import { useRegister } from '../api/register.ts';
import { useForm } from '../use-form.ts';
import { useMessages } from '../use-messages.ts';
import { useMissingToast } from '../use-missing-toast.ts';
import { EmailField, PasswordField, UsernameField } from './account-fields.tsx';
import { SignUpChoices } from './sign-up-choices.tsx';
import { TermsCheckbox } from './terms-checkbox.tsx';

export interface SignUpFormProps {
  readonly onSession: (session: Session) => void;
  /** For those who turn out to have an account. */
  readonly onSignIn: (email: string) => void;
}

const empty = {
  email: '',
  username: '',
  password: '',
  role: 'student',
  careerPath: '',
  learningStyle: 'unknown',
  terms: '',
};

const accepted = 'accepted';

export function SignUpForm({ onSession, onSignIn }: SignUpFormProps) {
  const { t } = useTranslation('identity/accounts');
  const { ofError } = useMessages();
  const form = useForm(empty);
  const register = useRegister();
  const showMissing = useMissingToast(form.problems);
  const labels = {
    role: t('field.role'),
    careerPath: t('field.careerPath'),
    learningStyle: t('field.learningStyle'),
  };
  const failure =
    register.error !== undefined ? ofError(register.error, t('toast.signUpFailedText')) : undefined;

  const isTaken = form.problems.email?.kind === 'refused' && form.problems.email.code === 'email_taken';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (register.pending) return;
    const { username, email, password, role, careerPath, learningStyle, terms } = form.values;
    const problems = problemsOf({
      email: checkEmail(email),
      username: checkUsername(username),
      password: checkNewPassword(password),
      terms: checkTerms(terms === accepted),
    });
    const refused = form.report(problems);
    if (refused) register.reset();
    showMissing(problems);
    if (refused) return;
    register.run(
      {
        username: username.trim(),
        email: email.trim(),
        password,
        role: role as Role,
        careerPath: careerPath === '' ? null : (careerPath as CareerPath),
        learningStyle: learningStyle as LearningStyle,
      },
      {
        onSuccess: onSession,
        onError: form.reportRefusal,
      },
    );
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {failure && !form.isToldAtFields && (
        <Notice tone="critical" title={t('toast.signUpFailed')} takesFocus>
          {failure}
        </Notice>
      )}
      <EmailField
        form={form}
        remedy={
          isTaken && (
            <Button variant="link" size="sm" onClick={() => onSignIn(form.values.email.trim())}>
              {t('auth.signInInstead')}
            </Button>
          )
        }
      />
      {/* Side by side, both have a line of help. */}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <UsernameField form={form} />
        <PasswordField
          form={form}
          name="password"
          label={t('field.password')}
          help={t('field.passwordHelp', { min: passwordLength.min })}
          autoComplete="new-password"
        />
      </div>
      <Collapsible
        title={t('auth.about')}
        everywhere
        summary={[labels.role, labels.careerPath, labels.learningStyle].join(' · ')}
      >
        <SignUpChoices form={form} labels={labels} />
      </Collapsible>
      <TermsCheckbox
        id={form.idOf('terms')}
        checked={form.values.terms === accepted}
        error={form.errorOf('terms')}
        onChange={(checked) => form.set('terms', checked ? accepted : '')}
      />
      <div className="grid gap-2">
        {/* Looks disabled until the terms are accepted, but can be pressed: it then says what is missing. */}
        <Button
          type="submit"
          aria-disabled={form.values.terms !== accepted || undefined}
          pending={register.pending}
        >
          {register.pending ? t('auth.signUpPending') : t('auth.signUpSubmit')}
        </Button>
        <p className="text-center text-sm text-muted">{t('auth.trial', { days: trialDays })}</p>
      </div>
    </form>
  );
}
