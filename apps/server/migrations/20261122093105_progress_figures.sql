ALTER TABLE "users" ADD COLUMN "scenarios_completed" integer DEFAULT 0 NOT NULL;
ALTER TABLE "users" ADD COLUMN "perfect_scores" integer DEFAULT 0 NOT NULL;
ALTER TABLE "users" ADD COLUMN "score_total" double precision DEFAULT 0 NOT NULL;