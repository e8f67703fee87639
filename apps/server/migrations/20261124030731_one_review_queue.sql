ALTER TABLE "review_items" DROP CONSTRAINT "review_items_user_id_scenario_id_question_index_pk";
ALTER TABLE "review_items" ALTER COLUMN "scenario_id" DROP NOT NULL;
ALTER TABLE "review_items" ALTER COLUMN "question_index" DROP NOT NULL;
ALTER TABLE "note_review_items" ADD COLUMN "review_item_id" integer;
ALTER TABLE "review_items" ADD COLUMN "id" integer PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "review_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);
ALTER TABLE "review_items" ADD COLUMN "own_question" text;
ALTER TABLE "review_items" ADD COLUMN "own_answers" json;

-- What was missed in tests of notes moves into the one queue. How difficult it is found is said with the next answer.
UPDATE "note_review_items" SET "review_item_id" = nextval('review_items_id_seq');
INSERT INTO "review_items" (
  "id", "user_id", "own_question", "own_answers", "due_on", "reviewed_on", "stability", "difficulty", "repetitions", "lapses")
OVERRIDING SYSTEM VALUE
SELECT n."review_item_id", n."user_id", n."question" ->> 'stem', n."answers", n."due_on", n."reviewed_on", n."stability", 5,
  d.days, greatest(d.missed - 1, 0)
FROM "note_review_items" n CROSS JOIN LATERAL (
  SELECT count(*) AS days, count(*) FILTER (WHERE a.credit < 0.5) AS missed
  FROM (
    SELECT min((value ->> 'credit')::float8) AS credit FROM json_array_elements(n."answers") GROUP BY value ->> 'day') a) d;
ALTER TABLE "note_review_items" ALTER COLUMN "review_item_id" SET NOT NULL;

ALTER TABLE "note_review_items" ADD CONSTRAINT "note_review_items_review_item_id_review_items_id_fk" FOREIGN KEY ("review_item_id") REFERENCES "public"."review_items"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "note_review_items_by_item" ON "note_review_items" USING btree ("review_item_id");
CREATE UNIQUE INDEX "review_items_by_question" ON "review_items" USING btree ("user_id","scenario_id","question_index");
ALTER TABLE "review_items" ADD CONSTRAINT "review_items_of_one_kind" CHECK (num_nonnulls("review_items"."scenario_id", "review_items"."question_index") = case when "review_items"."own_answers" is null then 2 else 0 end
        and ("review_items"."own_question" is null) = ("review_items"."own_answers" is null));
