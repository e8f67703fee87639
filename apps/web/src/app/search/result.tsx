import type { ComponentType, ReactNode } from 'react';
import { Command } from 'cmdk';

interface IconProps {
  readonly size?: number;
  readonly className?: string;
  readonly 'aria-hidden'?: boolean;
}

export interface ResultProps {
  readonly icon: ComponentType<IconProps>;
  readonly onSelect: () => void;
  readonly children: ReactNode;
  /** Distinguishes results with the same title; searched too. */
  readonly value?: string;
  readonly keywords?: string[];
}

export function Result({ icon: Icon, onSelect, children, value, keywords }: ResultProps) {
  return (
    <Command.Item
      onSelect={onSelect}
      {...(value !== undefined && { value })}
      {...(keywords && { keywords })}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 data-[selected=true]:bg-accent-soft data-[selected=true]:text-accent-text"
    >
      <Icon size={18} aria-hidden className="flex-none" />
      {children}
    </Command.Item>
  );
}

export interface ResultGroupProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export function ResultGroup({ heading, children }: ResultGroupProps) {
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
    >
      {children}
    </Command.Group>
  );
}
