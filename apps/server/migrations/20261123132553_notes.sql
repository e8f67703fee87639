CREATE TABLE "note_based_scenarios" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_based_scenarios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"note_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"shortfall" text,
	"is_completed" boolean DEFAULT false NOT NULL,
	"score" double precision,
	"time_spent" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"scenario" json NOT NULL,
	"questions" json NOT NULL,
	"learning_style" text NOT NULL,
	"difficulty" text NOT NULL,
	"xp_reward" integer DEFAULT 50 NOT NULL,
	"completed_at" timestamp with time zone
);

CREATE TABLE "note_based_tests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_based_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"note_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"shortfall" text,
	"is_completed" boolean DEFAULT false NOT NULL,
	"score" double precision,
	"time_spent" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"test_type" text NOT NULL,
	"questions" json NOT NULL,
	"total_questions" smallint NOT NULL,
	"time_limit" smallint,
	"passing_score" smallint DEFAULT 70 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL
);

CREATE TABLE "user_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"note_type" text NOT NULL,
	"subject" text NOT NULL,
	"course_code" text,
	"semester" text,
	"description" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"media_type" text,
	"media_url" text,
	"media_duration" double precision,
	"transcription_status" text,
	"content_source" text,
	"rights_confirmation" boolean DEFAULT false NOT NULL,
	"original_creator" text,
	"license_type" text,
	"analyzed_topics" json,
	"key_terms" json,
	"term_links" json,
	"learning_objectives" json,
	"difficulty_level" text,
	"estimated_study_time" integer,
	"analyzer" text,
	"analyzed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);

ALTER TABLE "note_based_scenarios" ADD CONSTRAINT "note_based_scenarios_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "note_based_scenarios" ADD CONSTRAINT "note_based_scenarios_note_id_user_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."user_notes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "note_based_tests" ADD CONSTRAINT "note_based_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "note_based_tests" ADD CONSTRAINT "note_based_tests_note_id_user_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."user_notes"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "note_based_scenarios_by_learner" ON "note_based_scenarios" USING btree ("user_id","id");
CREATE INDEX "note_based_scenarios_by_note" ON "note_based_scenarios" USING btree ("note_id");
CREATE INDEX "note_based_tests_by_learner" ON "note_based_tests" USING btree ("user_id","id");
CREATE INDEX "note_based_tests_by_note" ON "note_based_tests" USING btree ("note_id");
CREATE INDEX "user_notes_by_learner" ON "user_notes" USING btree ("user_id","id");