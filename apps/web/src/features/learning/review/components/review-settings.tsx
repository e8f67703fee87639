import { useState } from 'react';
import { Settings2 } from 'lucide-react';
import type { ReviewOverview } from '@rounds/contract/learning/review';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { ReviewMemory } from './review-memory.tsx';
import { ReviewSettingsForm } from './review-settings-form.tsx';

/** The review settings, one press away: they rarely change, and what is due comes first. */
export function ReviewSettings({ review }: { readonly review: ReviewOverview }) {
  const { t } = useTranslation('learning/review');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Settings2 size={18} aria-hidden="true" />
        {t('settings.title')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('settings.title')}>
        <div className="grid gap-4">
          <ReviewSettingsForm review={review} onSaved={() => setOpen(false)} />
          <ReviewMemory />
        </div>
      </Dialog>
    </>
  );
}
