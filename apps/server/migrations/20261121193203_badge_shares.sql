CREATE TABLE "badge_shares" (
	"user_achievement_id" integer PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "badge_shares_token_unique" UNIQUE("token")
);

ALTER TABLE "badge_shares" ADD CONSTRAINT "badge_shares_user_achievement_id_user_achievements_id_fk" FOREIGN KEY ("user_achievement_id") REFERENCES "public"."user_achievements"("id") ON DELETE cascade ON UPDATE no action;