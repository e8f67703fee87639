import type { CareerPath, LearningStyle, Role } from '@rounds/contract/common';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import type { useForm } from '../use-form.ts';

type Choice = 'role' | 'careerPath' | 'learningStyle';

export interface SignUpChoicesProps {
  readonly form: Pick<ReturnType<typeof useForm<Choice>>, 'bind' | 'idOf'>;
  readonly labels: Readonly<Record<Choice, string>>;
}

const roles = ['student', 'professional'] as const satisfies readonly Role[];
const careerPaths = ['nursing', 'doctor', 'pharmacy', 'tech'] as const satisfies readonly CareerPath[];
const styles = [
  'visual',
  'auditory',
  'kinesthetic',
  'reading',
  'unknown',
] as const satisfies readonly LearningStyle[];

/** What a learner may tell about themselves; everything has a default and can be changed later. */
export function SignUpChoices({ form, labels }: SignUpChoicesProps) {
  const { t } = useTranslation('identity/accounts');
  const { t: common } = useTranslation('app/common');
  return (
    // Side by side where the language leaves room for every choice in full.
    <fieldset className="flex flex-wrap gap-x-4 gap-y-3 sm:border-t sm:pt-4">
      {/* On a phone it is what opens them. */}
      <legend className="float-start w-full text-sm font-semibold text-muted max-sm:sr-only">
        {t('auth.about')}
      </legend>
      <Field id={form.idOf('role')} label={labels.role} className="grow">
        <Select {...form.bind('role')}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`role.${role}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={form.idOf('careerPath')} label={labels.careerPath} className="grow">
        <Select {...form.bind('careerPath')}>
          <option value="">{t('careerPath.unknown')}</option>
          {careerPaths.map((path) => (
            <option key={path} value={path}>
              {common(`careerPath.${path}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={form.idOf('learningStyle')} label={labels.learningStyle} className="grow">
        <Select {...form.bind('learningStyle')}>
          {styles.map((style) => (
            <option key={style} value={style}>
              {t(`learningStyle.${style}`)}
            </option>
          ))}
        </Select>
      </Field>
    </fieldset>
  );
}
