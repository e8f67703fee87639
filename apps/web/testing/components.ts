import { beforeAll } from 'vitest';
import { startI18n } from '../src/i18n/translation.ts';
import '../src/ui/tokens.css';

beforeAll(() => startI18n([]));
