import { useEffect, useState } from 'react';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { mediaTypeOf, minutesOf } from '../recording/media-file.rules.ts';

/** The file to be uploaded, with a player to check it first. */
export function ChosenFile({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) {
  const { t } = useTranslation('learning/lectures');
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const Player = mediaTypeOf(file);
  return (
    <div className="grid gap-3 rounded-card border bg-raised p-4">
      <p dir="auto" className="text-around font-semibold wrap-anywhere">
        {file.name}
      </p>
      <FileFacts file={file} />
      <Player controls src={address} aria-label={file.name} className="max-h-72 w-full" />
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={onRemove}>
        {t('file.another')}
      </Button>
    </div>
  );
}

/** How long a recording is; before the browser knows, or if the recording doesn't say, estimated from its size. */
function useMinutes(file: File): number {
  const [known, setKnown] = useState<{ readonly file: File; readonly seconds: number } | null>(null);
  useEffect(() => {
    const media = document.createElement(mediaTypeOf(file));
    const url = URL.createObjectURL(file);
    const read = () => {
      if (Number.isFinite(media.duration)) setKnown({ file, seconds: media.duration });
    };
    media.preload = 'metadata';
    media.addEventListener('loadedmetadata', read);
    media.addEventListener('durationchange', read);
    media.src = url;
    return () => {
      media.removeEventListener('loadedmetadata', read);
      media.removeEventListener('durationchange', read);
      media.removeAttribute('src');
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return known?.file === file ? Math.round(known.seconds / 60) : minutesOf(file);
}

/** Its type, size and length. */
export function FileFacts({ file }: { readonly file: File }) {
  const { t } = useTranslation('learning/lectures');
  const { number } = useFormat();
  const minutes = useMinutes(file);
  const size = Math.max(0.1, file.size / 1024 / 1024);
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted">
      <span>{t(`mediaType.${mediaTypeOf(file)}`)}</span>
      <span>{t('file.size', { size: number(size, size < 10 ? 1 : 0) })}</span>
      <span>{minutes === 0 ? t('file.underMinute') : t('file.minutes', { count: minutes })}</span>
    </p>
  );
}
