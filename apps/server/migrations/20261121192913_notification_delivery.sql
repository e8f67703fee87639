ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp with time zone;
ALTER TABLE "notifications" ADD COLUMN "pushed_at" timestamp with time zone;
ALTER TABLE "notifications" ADD COLUMN "claimed_until" timestamp with time zone;
ALTER TABLE "notifications" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;