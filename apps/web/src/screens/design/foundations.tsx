import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx';
import { Kbd } from '../../ui/kbd/kbd.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Logo } from '../../ui/logo/logo.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { Specimen } from './specimen.tsx';

const fills = [
  ['surface', 'bg-surface'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['hover', 'bg-hover'],
  ['accent', 'bg-accent text-on-accent'],
  ['accent-soft', 'bg-accent-soft text-accent-text'],
  ['celebrate', 'bg-celebrate'],
  ['celebrate-soft', 'bg-celebrate-soft text-celebrate-text'],
  ['positive-soft', 'bg-positive-soft text-positive'],
  ['caution-soft', 'bg-caution-soft text-caution'],
  ['critical', 'bg-critical text-on-critical'],
  ['critical-soft', 'bg-critical-soft text-critical'],
  ['info-soft', 'bg-info-soft text-info'],
] as const;

const tones: readonly BadgeTone[] = [
  'neutral',
  'accent',
  'celebrate',
  'positive',
  'caution',
  'critical',
  'info',
  'nursing',
  'doctor',
  'pharmacy',
  'tech',
];

export function Foundations() {
  return (
    <>
      <Specimen name="Color roles">
        {fills.map(([name, className]) => (
          <div
            key={name}
            className={`${className} grid h-16 w-36 place-content-center rounded-card border text-sm`}
          >
            {name}
          </div>
        ))}
      </Specimen>
      <Specimen name="Type">
        <div className="grid gap-2">
          <p className="text-3xl font-semibold">36 Sharper clinical judgment</p>
          <p className="text-2xl font-semibold">28 Sharper clinical judgment</p>
          <p className="text-xl font-semibold">22 Sharper clinical judgment</p>
          <p className="text-lg">18 A 67-year-old man is short of breath.</p>
          <p className="measure">
            16 A 67-year-old man is brought to the emergency department with sudden shortness of breath. He
            speaks in single words and sits upright. His wife says that he slept on three pillows last night.
          </p>
          <p className="text-sm text-muted">14 Helpful, quiet text.</p>
          <p className="text-xs text-muted">12 The smallest.</p>
          <p className="figures">0123456789 · 118/76 · 1,111.11 · 98 %</p>
        </div>
      </Specimen>
      <Specimen name="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="Small things">
        <Logo />
        <Avatar name="amira.khan" size="sm" />
        <Avatar name="amira.khan" />
        <Avatar name="Lee" size="lg" />
        <Kbd>?</Kbd>
        <Kbd>Enter</Kbd>
        <VisuallyHidden>Heard, not seen.</VisuallyHidden>
        <Link href="/design">A link of ours</Link>
        <Link href="https://www.who.int">A link away</Link>
      </Specimen>
    </>
  );
}
