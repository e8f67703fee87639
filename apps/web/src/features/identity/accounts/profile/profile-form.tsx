import { useEffect, useRef, type SubmitEvent } from 'react';
import type { User } from '@rounds/contract/identity/accounts';
import type { CareerPath, LearningStyle, Role } from '@rounds/contract/common';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { checkEmail, checkFilled, checkUsername, problemsOf } from '../account-form.rules.ts';
import { useUpdateProfile } from '../api/update-profile.ts';
import { EmailField, PasswordField, UsernameField } from '../components/account-fields.tsx';
import { SignUpChoices } from '../components/sign-up-choices.tsx';
import { useForm } from '../use-form.ts';
import { useFailure, useMessages } from '../use-messages.ts';

export interface ProfileFormProps {
  readonly user: User;
  readonly onDone: () => void;
}

/** Edits what a learner stated about themselves. A changed email requires the password, and waits for its link. */
export function ProfileForm({ user, onDone }: ProfileFormProps) {
  const { t } = useTranslation('screens/profile');
  const { t: accounts } = useTranslation('identity/accounts');
  const { t: account } = useTranslation('identity/accounts.security');
  const { t: common } = useTranslation('app/common');
  const { ofError } = useMessages();
  const form = useForm({
    username: user.username,
    email: user.email,
    currentPassword: '',
    role: user.role,
    careerPath: user.careerPath ?? '',
    learningStyle: user.learningStyle,
  });
  const update = useUpdateProfile();
  const failure = useFailure(update.error);
  const first = useRef<HTMLFormElement>(null);
  useEffect(() => first.current?.querySelector('input')?.focus(), []);
  const labels = {
    username: accounts('field.username'),
    email: accounts('field.email'),
    currentPassword: account('field.currentPassword'),
    role: accounts('field.role'),
    careerPath: accounts('field.careerPath'),
    learningStyle: accounts('field.learningStyle'),
  };
  const email = form.values.email.trim();
  const changesEmail = email.toLowerCase() !== user.email.toLowerCase();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (update.isPending) return;
    const { username, currentPassword, role, careerPath, learningStyle } = form.values;
    const problems = problemsOf({
      username: checkUsername(username),
      email: checkEmail(email),
      currentPassword: changesEmail ? checkFilled(currentPassword) : undefined,
    });
    if (form.report(problems)) return;
    update.mutate(
      {
        username: username.trim(),
        role: role as Role,
        careerPath: careerPath === '' ? null : (careerPath as CareerPath),
        learningStyle: learningStyle as LearningStyle,
        email: changesEmail ? email : undefined,
        currentPassword: changesEmail ? currentPassword : undefined,
      },
      {
        onSuccess: ({ user: { pendingEmail } }) => {
          toast({
            title: t('saved'),
            variant: 'success',
            description:
              changesEmail && pendingEmail ? account('email.askedText', { email: pendingEmail }) : undefined,
          });
          onDone();
        },
        onError: (error) => {
          form.reportRefusal(error);
          const description = ofError(error, common('error.general'));
          toast({ title: t('saveFailed'), description, variant: 'destructive' });
        },
      },
    );
  };

  return (
    <form ref={first} noValidate onSubmit={submit} className="grid gap-5">
      {failure !== undefined && !form.isToldAtFields && (
        <Notice tone="critical" title={t('saveFailed')} live={false}>
          {failure}
        </Notice>
      )}
      <UsernameField form={form} />
      <EmailField form={form} />
      {changesEmail && (
        <PasswordField
          form={form}
          name="currentPassword"
          label={labels.currentPassword}
          help={t('edit.password')}
        />
      )}
      <SignUpChoices form={form} labels={labels} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={update.isPending}>
          {update.isPending ? t('edit.saving') : t('edit.save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('edit.cancel')}
        </Button>
      </div>
    </form>
  );
}
