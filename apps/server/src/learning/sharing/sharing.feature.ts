import type { Feature } from '../../platform/feature.ts';
import { addressesOf } from './badge.rules.ts';
import { BadgeSigner } from './credential.service.ts';
import { badgePages } from './pages.routes.ts';
import { exportSharing } from './sharing.queries.ts';
import { sharingRoutes } from './sharing.routes.ts';

/** Public pages of badges, and badges as signed credentials. */
export const sharing: Feature = {
  name: 'learning/sharing',
  routes(app, { db, clock, requirements, publicUrl, page }) {
    const addresses = addressesOf(publicUrl());
    const signer = new BadgeSigner({ db, clock, addresses, requirements });
    const deps = { db, clock, addresses, requirements, signer };
    sharingRoutes(app, deps);
    badgePages(app, { ...deps, page });
  },
  exportParts: { sharing: exportSharing },
};
