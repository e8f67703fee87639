CREATE TABLE "review_items" (
	"user_id" integer NOT NULL,
	"scenario_id" integer NOT NULL,
	"question_index" smallint NOT NULL,
	"due_on" date,
	"reviewed_on" date NOT NULL,
	"stability" double precision NOT NULL,
	"difficulty" double precision NOT NULL,
	"repetitions" smallint NOT NULL,
	"lapses" smallint NOT NULL,
	"suspended" boolean DEFAULT false NOT NULL,
	"forgotten_at" timestamp with time zone,
	CONSTRAINT "review_items_user_id_scenario_id_question_index_pk" PRIMARY KEY("user_id","scenario_id","question_index")
);

CREATE TABLE "review_settings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"daily_limit" smallint NOT NULL,
	"exam_on" date
);

ALTER TABLE "review_items" ADD CONSTRAINT "review_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_scenario_id_learning_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."learning_scenarios"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "review_settings" ADD CONSTRAINT "review_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "review_items_by_day" ON "review_items" USING btree ("user_id","due_on");