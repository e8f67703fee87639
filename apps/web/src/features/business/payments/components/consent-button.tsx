import { useId } from 'react';
import { Button, type ButtonProps } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import type { Consent } from '../form-props.ts';

export interface ConsentButtonProps extends ButtonProps {
  readonly consent?: Consent | undefined;
  /** Whether the reason is shown below the button. */
  readonly showsMissing?: boolean;
}

/**
 * Continues to a purchase. Until the terms are accepted, it looks disabled, and a press says so and leads to their
 * checkbox.
 */
export function ConsentButton({ consent, showsMissing = false, ...props }: ConsentButtonProps) {
  const id = useId();
  const lacks = consent !== undefined && !consent.accepted;
  if (!consent || (!lacks && !showsMissing)) return <Button {...props} />;
  return (
    <div className="grid gap-1.5">
      <Button {...props} {...(lacks && { 'aria-disabled': true, 'aria-describedby': id })} />
      {/* Once accepted, the reason keeps its space, so that nothing below moves. */}
      <p
        id={id}
        hidden={!showsMissing}
        className={cx('text-center text-sm text-muted', !lacks && 'invisible')}
      >
        {consent.missing}
      </p>
    </div>
  );
}
