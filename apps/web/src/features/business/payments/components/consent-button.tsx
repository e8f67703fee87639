import { useId } from 'react';
import { Button, type ButtonProps } from '../../../../ui/button/button.tsx';
import type { Consent } from '../form-props.ts';

export interface ConsentButtonProps extends ButtonProps {
  readonly consent?: Consent | undefined;
}

/** Goes on to a purchase. Until the terms are accepted it looks disabled, and a press says so and leads to their box. */
export function ConsentButton({ consent, ...props }: ConsentButtonProps) {
  const id = useId();
  if (!consent || consent.accepted) return <Button {...props} />;
  return (
    <div className="grid">
      <Button {...props} aria-disabled aria-describedby={id} />
      <span id={id} hidden>
        {consent.missing}
      </span>
    </div>
  );
}
