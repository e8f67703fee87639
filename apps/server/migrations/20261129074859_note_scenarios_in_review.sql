ALTER TABLE "note_review_items" ALTER COLUMN "test_id" DROP NOT NULL;
ALTER TABLE "note_review_items" ADD COLUMN "scenario_id" integer;
ALTER TABLE "note_review_items" ADD CONSTRAINT "note_review_items_scenario_id_note_based_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."note_based_scenarios"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "note_review_items_by_scenario_question" ON "note_review_items" USING btree ("user_id","scenario_id","question_hash");
CREATE INDEX "note_review_items_by_scenario" ON "note_review_items" USING btree ("scenario_id");
ALTER TABLE "note_review_items" ADD CONSTRAINT "note_review_items_of_one" CHECK (num_nonnulls("note_review_items"."test_id", "note_review_items"."scenario_id") = 1);