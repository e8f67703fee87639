import { exportPart } from '../../platform/db/personal-data.ts';

export const exportAds = exportPart({
  ad_clicks: `
    select id, advertisement_id as "advertisementId", iso_instant(clicked_at) as "clickedAt",
      iso_instant(minute) as "minute", ip_address as "ipAddress", user_agent as "userAgent"
    from ad_clicks where user_id = $userId order by id`,
  ad_impressions: `
    select advertisement_id as "advertisementId", iso_instant(minute) as "minute"
    from ad_impressions where user_id = $userId order by minute, advertisement_id`,
});
