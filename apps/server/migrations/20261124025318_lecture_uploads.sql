CREATE TABLE "lecture_uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"declared_type" text NOT NULL,
	"size" bigint NOT NULL,
	"fingerprint" text NOT NULL,
	"fields" json NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text,
	"media_type" text,
	"note_id" integer,
	"holder" text,
	"held_until" timestamp with time zone,
	"is_wanted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);

ALTER TABLE "lecture_uploads" ADD CONSTRAINT "lecture_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "lecture_uploads" ADD CONSTRAINT "lecture_uploads_note_id_user_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."user_notes"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "lecture_uploads_of_learner" ON "lecture_uploads" USING btree ("user_id");
CREATE INDEX "lecture_uploads_of_note" ON "lecture_uploads" USING btree ("note_id");
CREATE INDEX "lecture_uploads_seen" ON "lecture_uploads" USING btree ("seen_at");