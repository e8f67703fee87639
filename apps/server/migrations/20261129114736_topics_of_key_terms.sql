-- Key terms name the topics they belong to. Analyses made before name none, and have no map until the note is analyzed again.
UPDATE "user_notes" SET "key_terms" = (
	SELECT coalesce(json_agg((term::jsonb || '{"topics": []}'::jsonb)::json ORDER BY place), '[]'::json)
	FROM json_array_elements("key_terms") WITH ORDINALITY AS t (term, place)
) WHERE "key_terms" IS NOT NULL;
