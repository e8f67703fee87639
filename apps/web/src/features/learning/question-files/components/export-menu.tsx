import { Download } from 'lucide-react';
import { exportFormats } from '@rounds/contract/learning/question-files.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { DropdownMenu, MenuItem } from '../../../../ui/dropdown-menu/dropdown-menu.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useExportQuestions, type Exported } from '../api/question-files.ts';

/** Saves the questions in the format that is chosen. */
export function ExportMenu(exported: Exported) {
  const { t } = useTranslation('learning/question-files');
  const errorText = useErrorText('learning/question-files');
  const save = useExportQuestions();
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="secondary"
          size="sm"
          pending={save.isPending}
          aria-label={t('export.of', { name: exported.title })}
        >
          <Download size={16} aria-hidden="true" />
          {t('export.open')}
        </Button>
      }
    >
      {exportFormats.map((format) => (
        <MenuItem
          key={format}
          onSelect={() =>
            save.mutate(
              { ...exported, format },
              {
                onError: (error) =>
                  toast({
                    title: t('export.failed'),
                    description: errorText(error),
                    variant: 'destructive',
                  }),
              },
            )
          }
        >
          {t(`export.${format}`)}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
