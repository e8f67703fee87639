CREATE TABLE "note_review_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_review_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"test_id" integer NOT NULL,
	"question_hash" text NOT NULL,
	"question" json NOT NULL,
	"answers" json NOT NULL,
	"due_on" date NOT NULL,
	"reviewed_on" date NOT NULL,
	"stability" double precision NOT NULL
);

ALTER TABLE "note_review_items" ADD CONSTRAINT "note_review_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "note_review_items" ADD CONSTRAINT "note_review_items_test_id_note_based_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."note_based_tests"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "note_review_items_by_question" ON "note_review_items" USING btree ("user_id","test_id","question_hash");
CREATE INDEX "note_review_items_by_day" ON "note_review_items" USING btree ("user_id","due_on");
CREATE INDEX "note_review_items_by_test" ON "note_review_items" USING btree ("test_id");