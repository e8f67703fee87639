import { timers, type Timer } from '@rounds/contract/identity/settings.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';

export interface TimerChoiceProps {
  readonly timer: Timer;
  readonly onChange: (timer: Timer) => void;
  readonly hidesLegend?: boolean;
}

export function TimerChoice({ timer, onChange, hidesLegend = false }: TimerChoiceProps) {
  const { t } = useTranslation('identity/settings');
  return (
    <RadioGroup
      legend={t('timer.legend')}
      value={timer}
      onChange={onChange}
      hidesLegend={hidesLegend}
      options={timers.map((value) => ({ value, label: t(`timer.${value}`) }))}
    />
  );
}
