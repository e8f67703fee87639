CREATE TABLE "scenario_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"scenario_id" integer NOT NULL,
	"version" integer NOT NULL,
	"question_index" smallint NOT NULL,
	"user_id" integer,
	"selected_option" smallint,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

ALTER TABLE "scenario_reports" ADD CONSTRAINT "scenario_reports_scenario_id_learning_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."learning_scenarios"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "scenario_reports" ADD CONSTRAINT "scenario_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "scenario_reports_by_scenario" ON "scenario_reports" USING btree ("scenario_id");