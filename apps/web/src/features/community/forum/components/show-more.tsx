import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';

export interface ShowMoreProps {
  readonly pending: boolean;
  readonly failed: boolean;
  /** Whether it loads automatically when it comes into view; the button is always there. */
  readonly automatic: boolean;
  /** `pressed` is true if the button was used: then the focus moves to the new content. */
  readonly onLoadMore: (pressed: boolean) => void;
}

export function ShowMore({ pending, failed, automatic, onLoadMore }: ShowMoreProps) {
  const { t } = useTranslation('community/forum');
  const box = useRef<HTMLDivElement>(null);
  const isReady = automatic && !pending && !failed;
  const more = useEffectEvent(() => onLoadMore(false));

  useEffect(() => {
    if (!isReady || !box.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) more();
      },
      { rootMargin: '300px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isReady]);

  return (
    <div ref={box} className="grid justify-items-center gap-3 py-2">
      {failed && (
        <Notice tone="critical" className="w-full">
          {t('moreFailed')}
        </Notice>
      )}
      <Button variant="secondary" pending={pending} onClick={() => onLoadMore(true)}>
        {t('more')}
      </Button>
    </div>
  );
}
