import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import type { useLectureUpload } from '../use-lecture-upload.ts';
import { UploadState } from './upload-state.tsx';

export interface ResumedUploadProps {
  readonly upload: ReturnType<typeof useLectureUpload>;
  /** The file's. */
  readonly name: string;
  readonly onRetry: () => void;
  /** Called to cancel it once it has failed. */
  readonly onGiveUp: () => void;
}

/** An upload resumed after a reload: its file and details were chosen before, so nothing is asked. */
export function ResumedUpload({ upload, name, onRetry, onGiveUp }: ResumedUploadProps) {
  const { t } = useTranslation('learning/lectures');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that resumed it is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <h2
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-24 text-lg font-semibold wrap-anywhere outline-none"
      >
        <bdi>{name}</bdi>
      </h2>
      <UploadState upload={upload} hasFile />
      {!upload.isPending && (
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRetry}>{t('upload.retry')}</Button>
          <Button variant="secondary" onClick={onGiveUp}>
            {t('upload.cancel')}
          </Button>
        </div>
      )}
    </section>
  );
}
