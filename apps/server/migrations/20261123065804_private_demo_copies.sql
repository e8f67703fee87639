ALTER TABLE "users" ADD COLUMN "demo_until" timestamp with time zone;
CREATE INDEX "users_by_demo_end" ON "users" USING btree ("demo_until") WHERE "users"."demo_until" is not null;