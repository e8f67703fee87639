CREATE TABLE "note_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"test_id" integer,
	"scenario_id" integer,
	"questions" json NOT NULL,
	"answers" json NOT NULL,
	"score" smallint NOT NULL,
	"correct" smallint NOT NULL,
	"total" smallint NOT NULL,
	"passed" boolean NOT NULL,
	"xp" smallint NOT NULL,
	"time_spent" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "note_attempts_of_one" CHECK (num_nonnulls("note_attempts"."test_id", "note_attempts"."scenario_id") = 1)
);

ALTER TABLE "note_based_scenarios" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;
ALTER TABLE "note_based_scenarios" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
ALTER TABLE "note_based_tests" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;
ALTER TABLE "note_attempts" ADD CONSTRAINT "note_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "note_attempts" ADD CONSTRAINT "note_attempts_test_id_note_based_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."note_based_tests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "note_attempts" ADD CONSTRAINT "note_attempts_scenario_id_note_based_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."note_based_scenarios"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "note_attempts_by_learner" ON "note_attempts" USING btree ("user_id");
CREATE INDEX "note_attempts_by_test" ON "note_attempts" USING btree ("test_id");
CREATE INDEX "note_attempts_by_scenario" ON "note_attempts" USING btree ("scenario_id");