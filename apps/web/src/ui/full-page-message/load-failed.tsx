import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../button/button.tsx';
import { FlatlineDrawing } from '../drawings/flatline.tsx';
import { FullPageMessage } from './full-page-message.tsx';

export interface LoadFailedProps {
  readonly title: string;
  /** Why, as far as it is known. */
  readonly children: ReactNode;
  readonly onRetry: (() => void) | undefined;
}

/** A whole screen for what could not be loaded, with a button to try again. */
export function LoadFailed({ title, children, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('app/common');
  return (
    <FullPageMessage
      drawing={<FlatlineDrawing />}
      title={title}
      action={<Button onClick={onRetry}>{t('action.tryAgain')}</Button>}
    >
      {children}
    </FullPageMessage>
  );
}
