import type { Feature } from '../../platform/feature.ts';
import { addressesOf } from './badge.rules.ts';
import { BadgeSigner } from './credential.service.ts';
import { badgePages } from './pages.routes.ts';
import { exportSharing } from './sharing-export.queries.ts';
import { sharingRoutes } from './sharing.routes.ts';

/** Public pages of badges, and badges as signed credentials. */
export const sharing: Feature = {
  name: 'learning/sharing',
  routes(app, { db, clock, publicUrl, page }) {
    const addresses = addressesOf(publicUrl());
    const deps = { db, clock, addresses, signer: new BadgeSigner({ db, clock, addresses }) };
    sharingRoutes(app, deps);
    badgePages(app, { ...deps, page });
  },
  exportParts: { sharing: exportSharing },
};
