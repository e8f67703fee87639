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

/** What a learner may state about themselves; everything has a default and can be changed later. */
export function SignUpChoices({ form, labels }: SignUpChoicesProps) {
  const { t } = useTranslation('identity/accounts');
  const { t: common } = useTranslation('app/common');
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-2">
      <legend className="sr-only">{t('auth.about')}</legend>
      <Field id={form.idOf('role')} label={labels.role}>
        <Select {...form.bind('role')}>
          {roles.map((role) => (
            <option key={role} value={role}>
              {t(`role.${role}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={form.idOf('careerPath')} label={labels.careerPath}>
        <Select {...form.bind('careerPath')}>
          <option value="">{t('careerPath.unknown')}</option>
          {careerPaths.map((path) => (
            <option key={path} value={path}>
              {common(`careerPath.${path}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field id={form.idOf('learningStyle')} label={labels.learningStyle} className="xl:col-span-2">
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
