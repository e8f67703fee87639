import { useState } from 'react';
import { Bell } from 'lucide-react';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Field } from '../../ui/field/field.tsx';
import { PasswordInput } from '../../ui/field/password-input.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { Specimen } from './specimen.tsx';

const variants = ['primary', 'secondary', 'ghost', 'destructive', 'link'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

export function Controls() {
  const [ward, setWard] = useState('er');
  const [tab, setTab] = useState('all');
  return (
    <>
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button, ${variant}`}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Start {size}
            </Button>
          ))}
          <Button variant={variant} pending>
            Submitting...
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <ButtonLink variant={variant} href="/design">
            A link
          </ButtonLink>
        </Specimen>
      ))}
      <Specimen name="IconButton">
        <IconButton label="Notifications">
          <Bell size={20} aria-hidden="true" />
        </IconButton>
        <IconButton label="Notifications, disabled" disabled>
          <Bell size={20} aria-hidden="true" />
        </IconButton>
      </Specimen>
      <Specimen name="Field">
        <div className="grid w-80 max-w-full gap-5">
          <Field label="Username" help="3 to 30 letters, digits, _ - or .">
            <TextInput placeholder="amira.khan" />
          </Field>
          <Field label="Email" error="That email is already registered.">
            <TextInput type="email" defaultValue="amira@ward.example" />
          </Field>
          <Field label="Disabled">
            <TextInput disabled defaultValue="Not now" />
          </Field>
        </div>
        <div className="grid w-80 max-w-full gap-5">
          <Field label="Password">
            <PasswordInput defaultValue="correct horse" />
          </Field>
          <Field label="Career path">
            <Select>
              <option>Nursing</option>
              <option>Pharmacy</option>
            </Select>
          </Field>
          <Field label="Message">
            <Textarea placeholder="Write a line or four" />
          </Field>
        </div>
        <div className="grid w-80 max-w-full gap-5">
          <RadioGroup
            legend="Ward"
            value={ward}
            onChange={setWard}
            options={[
              { value: 'er', label: 'Emergency', help: 'Acute cases' },
              { value: 'icu', label: 'Intensive care' },
            ]}
          />
          <Checkbox label="Include my progress stats" defaultChecked />
          <Checkbox label="I accept the terms" error="Required" />
        </div>
      </Specimen>
      <Specimen name="Tabs">
        <div className="w-full max-w-lg">
          <Tabs value={tab} onValueChange={setTab}>
            <TabList aria-label="Achievements">
              <Tab value="all">All Achievements</Tab>
              <Tab value="unlocked">Unlocked</Tab>
              <Tab value="progress">In Progress</Tab>
            </TabList>
            <TabPanel value="all">All of them.</TabPanel>
            <TabPanel value="unlocked">The unlocked ones.</TabPanel>
            <TabPanel value="progress">Those in progress.</TabPanel>
          </Tabs>
        </div>
      </Specimen>
    </>
  );
}
