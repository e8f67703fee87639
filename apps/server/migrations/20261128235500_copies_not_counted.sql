UPDATE "forum_posts" p SET "likes" = greatest(p."likes" - c.n, 0)
FROM (
	SELECT l."post_id", count(*)::int AS n FROM "forum_post_likes" l
	JOIN "users" u ON u."id" = l."user_id" WHERE u."demo_until" IS NOT NULL GROUP BY l."post_id"
) c
WHERE c."post_id" = p."id";

UPDATE "forum_replies" r SET "likes" = greatest(r."likes" - c.n, 0)
FROM (
	SELECT l."reply_id", count(*)::int AS n FROM "forum_reply_likes" l
	JOIN "users" u ON u."id" = l."user_id" WHERE u."demo_until" IS NOT NULL GROUP BY l."reply_id"
) c
WHERE c."reply_id" = r."id";

UPDATE "forum_posts" p SET "replies" = greatest(p."replies" - c.n, 0)
FROM (
	SELECT r."post_id", count(*)::int AS n FROM "forum_replies" r
	JOIN "users" u ON u."id" = r."author_id"
	WHERE u."demo_until" IS NOT NULL AND r."deleted_at" IS NULL AND r."hidden_at" IS NULL GROUP BY r."post_id"
) c
WHERE c."post_id" = p."id";
