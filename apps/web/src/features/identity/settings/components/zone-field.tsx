import { useTranslation } from '../../../../i18n/translation.ts';
import { timeZone as ownZone } from '../../../../browser/time-zone.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Options } from '../../../../ui/field/options.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { zoneName, timeZoneOptions } from '../zones.rules.ts';

export interface ZoneFieldProps {
  readonly zone: string;
  readonly onChange: (zone: string) => void;
}

/** Where the learner's days begin and end; the device's own zone is one press away. */
export function ZoneField({ zone, onChange }: ZoneFieldProps) {
  const { t } = useTranslation('identity/settings');
  const here = ownZone();
  return (
    <div className="grid justify-items-start gap-1">
      <div className="w-full">
        <Field label={t('timeZone.label')} help={t('timeZone.help')}>
          <Select value={zone} onChange={(event) => onChange(event.target.value)}>
            <Options
              values={timeZoneOptions(Intl.supportedValuesOf('timeZone'), [zone, here])}
              nameOf={zoneName}
            />
          </Select>
        </Field>
      </div>
      {here !== zone && (
        <Button variant="link" size="sm" onClick={() => onChange(here)}>
          {t('timeZone.here', { zone: zoneName(here) })}
        </Button>
      )}
    </div>
  );
}
