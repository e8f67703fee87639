import { useTranslation } from '../../../../i18n/translation.ts';
import { Link } from '../../../../ui/link/link.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';

/** For one's own page: whether others can open it, and where to change that. */
export function VisibilityNotice({ isVisible }: { readonly isVisible: boolean }) {
  const { t } = useTranslation('screens/profile');
  return (
    <Notice
      tone={isVisible ? 'info' : 'caution'}
      live={false}
      action={<Link href="/profile?tab=settings#preferences">{t('public.change')}</Link>}
    >
      {t(isVisible ? 'public.own' : 'public.ownHidden')}
    </Notice>
  );
}
