CREATE TABLE "group_test_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_test_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"questions" json NOT NULL,
	"answers" json NOT NULL,
	"score" smallint NOT NULL,
	"correct" smallint NOT NULL,
	"total" smallint NOT NULL,
	"time_spent" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "group_tests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_tests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"shows_source" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);

ALTER TABLE "group_test_attempts" ADD CONSTRAINT "group_test_attempts_group_test_id_group_tests_id_fk" FOREIGN KEY ("group_test_id") REFERENCES "public"."group_tests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "group_test_attempts" ADD CONSTRAINT "group_test_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "group_tests" ADD CONSTRAINT "group_tests_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "group_tests" ADD CONSTRAINT "group_tests_test_id_note_based_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."note_based_tests"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "group_tests" ADD CONSTRAINT "group_tests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "group_test_attempts_of_member" ON "group_test_attempts" USING btree ("user_id","group_test_id");
CREATE INDEX "group_test_attempts_of_test" ON "group_test_attempts" USING btree ("group_test_id");
CREATE UNIQUE INDEX "group_tests_once" ON "group_tests" USING btree ("group_id","test_id");
CREATE INDEX "group_tests_by_test" ON "group_tests" USING btree ("test_id");
CREATE INDEX "group_tests_by_owner" ON "group_tests" USING btree ("user_id");