import type { LucideIcon } from 'lucide-react';
import { EllipsisVertical } from 'lucide-react';
import { Popover } from '../popover/popover.tsx';

export interface Action {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onPress: () => void;
}

export interface ActionMenuProps {
  /** What the actions are about. */
  readonly label: string;
  readonly actions: readonly Action[];
}

/** Secondary actions, behind a three-dot button. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  return (
    <Popover label={label} icon={<EllipsisVertical size={18} aria-hidden="true" />}>
      {(close) => (
        <ul className="grid">
          {actions.map(({ label: name, icon: Icon, onPress }) => (
            <li key={name}>
              <button
                type="button"
                onClick={() => {
                  // Close first, so that a dialog opened next returns focus to this button.
                  close();
                  onPress();
                }}
                className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start text-sm font-medium hover:bg-hover"
              >
                <Icon size={18} aria-hidden="true" className="flex-none" />
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
