CREATE TABLE "content_rights_verification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_rights_verification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"note_id" integer NOT NULL,
	"verification_type" text NOT NULL,
	"verification_details" json NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text,
	"is_valid" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "lecture_files" (
	"key" text PRIMARY KEY NOT NULL,
	"note_id" integer,
	"mime_type" text NOT NULL,
	"size" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);

CREATE TABLE "transcription_jobs" (
	"note_id" integer PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"transcription_text" text,
	"confidence" double precision,
	"processing_time" double precision,
	"error_message" text,
	"engine" text,
	"progress" integer DEFAULT 0 NOT NULL,
	"pieces" json,
	"pieces_done" integer DEFAULT 0 NOT NULL,
	"segments" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

ALTER TABLE "content_rights_verification" ADD CONSTRAINT "content_rights_verification_note_id_user_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."user_notes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "lecture_files" ADD CONSTRAINT "lecture_files_note_id_user_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."user_notes"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "transcription_jobs" ADD CONSTRAINT "transcription_jobs_note_id_user_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."user_notes"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "content_rights_verification_of_note" ON "content_rights_verification" USING btree ("note_id");
CREATE INDEX "lecture_files_of_note" ON "lecture_files" USING btree ("note_id");
CREATE INDEX "lecture_files_without_note" ON "lecture_files" USING btree ("seen_at") WHERE "lecture_files"."note_id" is null;