import { useTranslation } from '../../../../i18n/translation.ts';
import { timeZone as ownZone } from '../../../../browser/time-zone.ts';
import { Field } from '../../../../ui/field/field.tsx';
import { Options } from '../../../../ui/field/options.tsx';
import { Select } from '../../../../ui/field/select.tsx';
import { zoneName, timeZoneOptions } from '../zones.rules.ts';

export interface ZoneFieldProps {
  readonly zone: string;
  readonly onChange: (zone: string) => void;
}

/** Where the learner's days begin and end; the device's own zone is offered first. */
export function ZoneField({ zone, onChange }: ZoneFieldProps) {
  const { t } = useTranslation('identity/settings');
  const here = ownZone();
  const isHere = zoneName(here) === zoneName(zone);
  return (
    <Field label={t('timeZone.label')} help={t('timeZone.help')}>
      <Select value={zone} onChange={(event) => onChange(event.target.value)}>
        {/* First, so that nobody has to search for it; the list also has it under its own name. */}
        {!isHere && <option value={here}>{t('timeZone.here', { zone: zoneName(here) })}</option>}
        <Options
          values={timeZoneOptions(Intl.supportedValuesOf('timeZone'), [here, zone])}
          nameOf={zoneName}
        />
      </Select>
    </Field>
  );
}
