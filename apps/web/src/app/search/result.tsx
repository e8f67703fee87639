import type { ComponentType, ReactNode } from 'react';
import { Command } from 'cmdk';
import { bestFirst, type Findable } from './search.rules.ts';

interface IconProps {
  readonly size?: number;
  readonly className?: string;
  readonly 'aria-hidden'?: boolean;
}

export interface Result extends Findable {
  /** Distinguishes results of the same name. */
  readonly key: string | number;
  readonly icon: ComponentType<IconProps>;
  readonly onSelect: () => void;
  /** What is shown, if it is more than the name. */
  readonly render?: () => ReactNode;
}

export interface ResultGroupProps {
  readonly heading: string;
  readonly text: string;
  /** Equally good ones are shown in this order. */
  readonly results: readonly Result[];
}

/**
 * Those that match the text, the best first. The list's own filter is off: it would leave equals as an earlier text had
 * sorted them, and keep searching the keywords that an entry had at first.
 */
export function ResultGroup({ heading, text, results }: ResultGroupProps) {
  const found = bestFirst(results, text);
  if (found.length === 0) return null;
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
    >
      {found.map(({ key, icon: Icon, name, onSelect, render }) => (
        <Command.Item
          key={key}
          value={`${heading} ${key}`}
          onSelect={onSelect}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent-text"
        >
          <Icon size={18} aria-hidden className="flex-none" />
          {render ? render() : name}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
