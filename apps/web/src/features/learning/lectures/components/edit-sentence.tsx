import { useEffect, useRef, useState } from 'react';
import { transcriptLimits } from '@rounds/contract/learning/lectures.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { CancelButton } from '../../../../ui/button/cancel-button.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';

export interface EditSentenceProps {
  readonly text: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

export function EditSentence({ text, isPending, error, onSave, onCancel }: EditSentenceProps) {
  const { t } = useTranslation('learning/lectures');
  const errorText = useErrorText('learning/lectures');
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="grid gap-2 rounded-control border p-2">
      <Textarea
        ref={input}
        dir="auto"
        rows={3}
        aria-label={t('transcript.sentence')}
        value={typed}
        maxLength={transcriptLimits.sentence}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      {error && <Notice tone="critical">{errorText(error)}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={isPending} onClick={() => onSave(typed)}>
          {t('transcript.save')}
        </Button>
        <CancelButton size="sm" onClick={onCancel} />
      </div>
    </div>
  );
}
