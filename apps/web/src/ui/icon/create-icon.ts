import { createElement, type ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';

interface IconData {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

interface IconProps extends ComponentProps<'svg'> {
  readonly size?: number | string;
}

/**
 * Stands in for lucide's own builder in the bundle (see vite.config.ts), whose many options would weigh more than
 * all our icons together. Size in pixels; colour and stroke come from the styles.
 */
function createIcon({ node }: IconData): LucideIcon {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes));
  return function Icon({ size = 24, className = '', ...props }: IconProps) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide ${className}`,
        ...props,
      },
      ...children,
    );
  } as unknown as LucideIcon;
}

// Lucide's icons import their builder by default.
export { createIcon as default };
