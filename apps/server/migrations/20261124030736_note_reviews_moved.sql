DROP INDEX "note_review_items_by_day";
ALTER TABLE "note_review_items" DROP COLUMN "answers";
ALTER TABLE "note_review_items" DROP COLUMN "due_on";
ALTER TABLE "note_review_items" DROP COLUMN "reviewed_on";
ALTER TABLE "note_review_items" DROP COLUMN "stability";