CREATE TABLE "note_analysis_jobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"note_id" integer NOT NULL,
	"job_type" text NOT NULL,
	"status" text NOT NULL,
	"step" text NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"wanted" json NOT NULL,
	"request_key" text,
	"result" integer,
	"error_message" text,
	"run" smallint DEFAULT 1 NOT NULL,
	"runner" uuid NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"is_closed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "note_analysis_jobs" ADD CONSTRAINT "note_analysis_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "note_analysis_jobs" ADD CONSTRAINT "note_analysis_jobs_note_id_user_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."user_notes"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "note_analysis_jobs_running" ON "note_analysis_jobs" USING btree ("note_id","job_type") WHERE "note_analysis_jobs"."status" = 'running';
CREATE UNIQUE INDEX "note_analysis_jobs_by_request" ON "note_analysis_jobs" USING btree ("user_id","request_key");
CREATE INDEX "note_analysis_jobs_by_note" ON "note_analysis_jobs" USING btree ("note_id","created_at");
CREATE INDEX "note_analysis_jobs_by_age" ON "note_analysis_jobs" USING btree ("created_at");
ALTER TABLE "user_notes" DROP COLUMN "writing_progress";
ALTER TABLE "user_notes" DROP COLUMN "writing_at";