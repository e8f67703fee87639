import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import type { Theme } from '../../browser/theme.ts';

export const themeIcons: Readonly<Record<Theme, LucideIcon>> = { light: Sun, dark: Moon, system: Monitor };
