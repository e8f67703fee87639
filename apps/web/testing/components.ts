import { beforeAll } from 'vitest';
import { startI18n } from '../src/lib/i18n.ts';
import '../src/ui/tokens.css';

beforeAll(() => startI18n([]));
