import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import type { KeptRecording } from '../recording/use-kept-recording.ts';

export interface KeptNoticeProps {
  readonly kept: KeptRecording;
  readonly onUse: (file: File) => void;
  /** Called once it is gone, and the focus with its button. */
  readonly onDiscarded?: () => void;
}

/** Offers the recording that this browser still has. */
export function KeptNotice({ kept, onUse, onDiscarded }: KeptNoticeProps) {
  const { t } = useTranslation('learning/lectures');
  const { file: found, read, discard } = kept;
  if (!found) return null;
  return (
    <Notice
      title={t('record.found')}
      action={
        <div className="flex flex-wrap gap-2">
          {/* Its last part may have arrived since it was found. */}
          <Button size="sm" onClick={() => void read().then((latest) => onUse(latest ?? found))}>
            {t('record.use')}
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              discard();
              onDiscarded?.();
            }}
          >
            {t('record.discard')}
          </Button>
        </div>
      }
    />
  );
}
