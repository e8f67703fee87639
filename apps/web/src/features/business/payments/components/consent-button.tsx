import { useId } from 'react';
import { Button, type ButtonProps } from '../../../../ui/button/button.tsx';
import type { Consent } from '../form-props.ts';

export interface ConsentButtonProps extends ButtonProps {
  readonly consent?: Consent | undefined;
}

/**
 * Goes on to a purchase. Until the terms are accepted it looks disabled, and says below it what is missing: that leads to the
 * box, which is far away on a phone.
 */
export function ConsentButton({ consent, ...props }: ConsentButtonProps) {
  const id = useId();
  if (!consent || consent.accepted) return <Button {...props} />;
  return (
    <div className="grid gap-1">
      <Button {...props} aria-disabled aria-describedby={id} />
      <Button variant="link" size="sm" id={id} onClick={() => consent.require()}>
        {consent.missing}
      </Button>
    </div>
  );
}
