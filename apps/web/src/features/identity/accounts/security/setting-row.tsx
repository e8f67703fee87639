import type { ReactNode } from 'react';
import { CardTitle } from '../../../../ui/card/card.tsx';

export interface SettingRowProps {
  readonly title: string;
  readonly text: ReactNode;
  /** The status, beside the title. */
  readonly state?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** One account setting: its name and status, and its actions at the end of the line. */
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
