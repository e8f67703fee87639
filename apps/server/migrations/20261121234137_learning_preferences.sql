CREATE TABLE "user_learning_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"secondary_learning_style" text,
	"preferred_difficulty" text,
	"study_time_preference" text,
	"primary_subjects" text[] DEFAULT '{}' NOT NULL,
	"career_goals" text DEFAULT '' NOT NULL,
	"certification_interests" text[] DEFAULT '{}' NOT NULL,
	"ad_frequency_tolerance" text DEFAULT 'normal' NOT NULL,
	"interested_ad_categories" text[] DEFAULT '{}' NOT NULL
);

ALTER TABLE "advertisements" ADD COLUMN "category" text;
ALTER TABLE "user_learning_preferences" ADD CONSTRAINT "user_learning_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;