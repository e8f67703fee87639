import { CookieIcon, KeyRound, ShieldCheck } from 'lucide-react';
import { useTranslation } from '../../../../i18n/translation.ts';

/** What protects an account here: only what is really true. */
export function SecurityFacts() {
  const { t } = useTranslation('identity/accounts');
  const badges = [
    { icon: KeyRound, text: t('security.passwords') },
    { icon: ShieldCheck, text: t('security.sessions') },
    { icon: CookieIcon, text: t('security.cookies') },
  ];
  return (
    <ul aria-label={t('security.label')} className="grid gap-2 text-sm text-muted">
      {badges.map(({ icon: Icon, text }) => (
        <li key={text} className="flex items-center gap-2.5">
          <Icon size={18} className="text-positive" aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
