import { useId, useState, type ChangeEvent } from 'react';
import type { LectureUpload } from '@rounds/contract/learning/lectures.uploads';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { buttonClass } from '../../../../ui/button/button-style.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { FieldError } from '../../../../ui/field/field.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { fingerprint, useCancelUpload, useUploads } from '../api/uploads.ts';

interface GoOn {
  /** @param file null if all of it has arrived */
  readonly onGoOn: (upload: LectureUpload, file: File | null) => void;
}

/** Uploads that were interrupted, also by a reload, with what is needed to resume them. */
export function UnfinishedUploads({ onGoOn }: GoOn) {
  const { data = [] } = useUploads();
  return data.map((upload) => <Unfinished key={upload.id} upload={upload} onGoOn={onGoOn} />);
}

function Unfinished({ upload, onGoOn }: GoOn & { readonly upload: LectureUpload }) {
  const { t } = useTranslation('learning/lectures');
  const errorText = useErrorText('learning/lectures');
  const { percent } = useFormat();
  const id = useId();
  const [isOther, setIsOther] = useState(false);
  const cancel = useCancelUpload();
  const { name, size, received } = upload;
  const isWhole = received === size;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Lets the same file be chosen again.
    const isSame = file?.size === size && (await fingerprint(file)) === upload.fingerprint;
    target.value = '';
    if (!file) return;
    setIsOther(!isSame);
    if (isSame) onGoOn(upload, file);
  };
  const discard = () =>
    cancel.mutate(upload.id, { onSuccess: () => toast({ title: t('upload.discarded') }) });
  return (
    <Notice
      live={false}
      title={<bdi className="wrap-anywhere">{t('upload.goOnTitle', { name })}</bdi>}
      action={
        <div className="mt-1 flex flex-wrap gap-2">
          {isWhole ? (
            <Button size="sm" onClick={() => onGoOn(upload, null)}>
              {t('upload.goOn')}
            </Button>
          ) : (
            <label
              className={buttonClass(
                { size: 'sm' },
                'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              )}
            >
              {t('upload.goOn')}
              <input
                type="file"
                accept="audio/*,video/*"
                aria-describedby={`${id}-help ${id}-error`}
                aria-invalid={isOther ? true : undefined}
                onChange={(event) => void choose(event)}
                className="sr-only"
              />
            </label>
          )}
          <Button size="sm" variant="secondary" pending={cancel.isPending} onClick={discard}>
            {t('upload.discard')}
          </Button>
        </div>
      }
    >
      <p id={`${id}-help`}>
        {isWhole
          ? t('upload.arrivedAll')
          : t('upload.arrived', { share: percent(Math.floor((100 * received) / size)) })}
      </p>
      <div id={`${id}-error`} role="alert">
        {isOther && <FieldError>{t('upload.other', { name })}</FieldError>}
        {cancel.error && <FieldError>{errorText(cancel.error)}</FieldError>}
      </div>
    </Notice>
  );
}
