import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/page.ts';
import { addressesOf } from './badge.rules.ts';
import { BadgeSigner } from './credential.service.ts';
import { badgePages } from './pages.routes.ts';
import { sharingRoutes as apiRoutes } from './sharing.routes.ts';

export { exportSharing } from './sharing-export.queries.ts';

interface RegisterDeps {
  readonly db: Database;
  readonly clock: Clock;
  /** Where the installation is reached; the only source of addresses in links and credentials. */
  readonly publicUrl: string;
  /** The client's page; null for an API alone, which has no pages. */
  readonly page: Page | null;
}

/** Sharing: public pages of badges, and badges as signed credentials. The only door for others. */
export function sharingRoutes(app: FastifyInstance, { db, clock, publicUrl, page }: RegisterDeps): void {
  const addresses = addressesOf(publicUrl);
  const deps = { db, clock, addresses, signer: new BadgeSigner({ db, clock, addresses }) };
  apiRoutes(app, deps);
  badgePages(app, { ...deps, page });
}
