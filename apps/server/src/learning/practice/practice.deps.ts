import type { Requirements } from '../../platform/requirements.rules.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { Catalogue } from '../scenarios/index.ts';

export interface PracticeDeps extends ServiceDeps {
  readonly catalogue: Catalogue;
  readonly requirements: Requirements;
}
