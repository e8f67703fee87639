import { useTranslation } from '../../../i18n/translation.ts';
import { useProblemToast } from '../../../ui/toast/use-problem-toast.ts';
import { hasProblems, isAnyMissing, type Problems } from './account-form.rules.ts';

/** Tells what a new account lacks as a whole; what is wrong with a field, the field says. */
export function useMissingToast(
  shown: Problems<string> & Pick<Problems<'terms'>, 'terms'>,
): (found: Problems<string> & Pick<Problems<'terms'>, 'terms'>) => void {
  const { t } = useTranslation('identity/accounts');
  const showProblem = useProblemToast(hasProblems(shown));
  // Accepted, they are no longer missing, whatever else is wrong.
  const showTerms = useProblemToast(shown.terms !== undefined);
  return (found) => {
    if (isAnyMissing(found))
      showProblem({ title: t('toast.missingTitle'), description: t('toast.missingSignUp') });
    else if (found.terms) showTerms({ title: t('toast.termsTitle'), description: t('toast.termsText') });
  };
}
