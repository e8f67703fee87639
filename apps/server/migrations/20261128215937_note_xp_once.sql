ALTER TABLE "user_notes" ADD COLUMN "scenario_xp_at" timestamp with time zone;

UPDATE "user_notes" n SET "scenario_xp_at" = s.at
FROM (
	SELECT s."note_id", min(a."created_at") AS at
	FROM "note_attempts" a JOIN "note_based_scenarios" s ON s."id" = a."scenario_id"
	WHERE a."xp" > 0 GROUP BY s."note_id"
) s
WHERE s."note_id" = n."id";