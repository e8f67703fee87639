import { exportPart } from '../../platform/db/personal-data.ts';

/** The keys of a push subscription stay out: with them somebody else could write to the learner's browser. */
export const exportNotifications = exportPart({
  notifications: `
    select id, kind, data, iso_instant(created_at) as "createdAt", iso_instant(read_at) as "readAt",
      iso_instant(delivered_at) as "deliveredAt", iso_instant(mailed_at) as "mailedAt", iso_instant(pushed_at) as "pushedAt"
    from notifications where user_id = $userId order by id`,
  push_subscriptions: `
    select id, substring(endpoint from '^https?://([^/]+)') as service, iso_instant(created_at) as "createdAt"
    from push_subscriptions where user_id = $userId order by id`,
});
