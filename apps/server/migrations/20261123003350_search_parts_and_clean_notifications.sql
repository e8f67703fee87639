-- Half a surrogate pair, or a zero character, is an escape that JSON takes and text does not: every look into such a row
-- failed. Neither comes in any more; what came in becomes U+FFFD.
UPDATE "notifications"
SET "data" = regexp_replace("data"::text, '(?<!\\)((?:\\\\)*)\\u(?:d[89a-f][0-9a-f]{2}|0000)', '\1\\ufffd', 'gi')::json
WHERE "data"::text ~* '\\u(d[89a-f][0-9a-f]{2}|0000)';--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "data" SET DATA TYPE jsonb USING "data"::jsonb;--> statement-breakpoint
-- The index for it is made at start, where the database has the extension that it needs.
ALTER TABLE "forum_posts" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(normalize(regexp_replace(normalize("title" || E'\n' || "content", NFKD), '[\u0300-\u036f\u064b-\u065f\u0640\u0670]', '', 'g'), NFC))) STORED NOT NULL;
