ALTER TABLE "attempt_answers" ALTER COLUMN "selected_option" DROP NOT NULL;
ALTER TABLE "user_settings" ADD COLUMN "asks_confidence" boolean DEFAULT true NOT NULL;
ALTER TABLE "practice_items" ADD COLUMN "response" jsonb;
ALTER TABLE "practice_items" ADD COLUMN "confidence" text;
ALTER TABLE "practice_items" ADD COLUMN "credit" double precision;
ALTER TABLE "attempt_answers" ADD COLUMN "response" jsonb;
ALTER TABLE "attempt_answers" ADD COLUMN "confidence" text;
ALTER TABLE "attempt_answers" ADD COLUMN "credit" double precision;