import type { ReactNode } from 'react';
import { CardTitle } from '../../../../ui/card/card.tsx';

export interface SettingRowProps {
  readonly title: string;
  readonly text: ReactNode;
  /** Beside the title: how it stands. */
  readonly state?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** One thing about the account: what it is and how it stands, and at the end of the line what can be done. */
export function SettingRow({ title, text, state, action, children }: SettingRowProps) {
  return (
    <div className="grid gap-3 border-t p-4 first:border-t-0 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <CardTitle level={3} className="text-base">
              {title}
            </CardTitle>
            {state}
          </div>
          <p className="text-sm wrap-anywhere text-muted">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
