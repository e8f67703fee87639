ALTER TABLE "user_settings" ADD COLUMN "ai_notes" boolean DEFAULT true NOT NULL;
ALTER TABLE "user_notes" ADD COLUMN "writing_progress" smallint;
ALTER TABLE "user_notes" ADD COLUMN "writing_at" timestamp with time zone;