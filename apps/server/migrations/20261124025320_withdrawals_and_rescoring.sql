CREATE TABLE "question_withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "question_withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"scenario_id" integer NOT NULL,
	"version" integer NOT NULL,
	"question_index" smallint NOT NULL,
	"reason" text NOT NULL,
	"withdrawn_by" integer,
	"withdrawn_at" timestamp with time zone NOT NULL,
	"restore_reason" text,
	"restored_by" integer,
	"restored_at" timestamp with time zone
);

ALTER TABLE "practice_items" ADD COLUMN "first_correct" boolean;
ALTER TABLE "practice_items" ADD COLUMN "first_credit" double precision;
ALTER TABLE "practice_items" ADD COLUMN "rescored_version" integer;
ALTER TABLE "attempt_answers" ADD COLUMN "first_correct" boolean;
ALTER TABLE "attempt_answers" ADD COLUMN "first_credit" double precision;
ALTER TABLE "attempt_answers" ADD COLUMN "rescored_version" integer;
ALTER TABLE "question_withdrawals" ADD CONSTRAINT "question_withdrawals_scenario_id_learning_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."learning_scenarios"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "question_withdrawals" ADD CONSTRAINT "question_withdrawals_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "question_withdrawals" ADD CONSTRAINT "question_withdrawals_restored_by_users_id_fk" FOREIGN KEY ("restored_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE UNIQUE INDEX "question_withdrawals_once" ON "question_withdrawals" USING btree ("scenario_id","version","question_index") WHERE "question_withdrawals"."restored_at" is null;