import { Download } from 'lucide-react';
import { exportFormats, type ExportFormat } from '@rounds/contract/learning/question-files.rules';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { useExportQuestions, type Exported } from '../api/question-files.ts';

/** Saves the questions in the chosen format. */
export function ExportMenu(exported: Exported) {
  const { t } = useTranslation('learning/question-files');
  const showError = useErrorToast('learning/question-files');
  const save = useExportQuestions();
  const start = (format: ExportFormat) =>
    save.mutate(
      { ...exported, format },
      {
        onError: (error) => showError(t('export.failed'), error),
      },
    );
  const label = t('export.of', { name: exported.title });
  return (
    <Popover
      label={label}
      button={(props) => (
        <Button {...props} variant="ghost" size="sm" pending={save.isPending} aria-label={label}>
          <Download size={16} aria-hidden="true" />
          {t('export.open')}
        </Button>
      )}
    >
      {(close) => (
        <ul className="grid">
          {exportFormats.map((format) => (
            <li key={format}>
              <button
                type="button"
                onClick={() => {
                  close();
                  start(format);
                }}
                className="flex min-h-11 w-full items-center rounded-control px-3 text-start text-sm font-medium hover:bg-hover"
              >
                {t(`export.${format}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
