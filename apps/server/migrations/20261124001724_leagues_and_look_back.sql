CREATE TABLE "league_members" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"league" smallint DEFAULT 0 NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "league_members_league" CHECK ("league_members"."league" between 0 and 4)
);

CREATE TABLE "league_places" (
	"user_id" integer NOT NULL,
	"week" date NOT NULL,
	"league" smallint NOT NULL,
	"division" integer NOT NULL,
	"activity" integer NOT NULL,
	"joined_late" boolean NOT NULL,
	"xp" integer,
	"outcome" text,
	CONSTRAINT "league_places_user_id_week_pk" PRIMARY KEY("user_id","week")
);

CREATE TABLE "league_weeks" (
	"week" date PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);

CREATE TABLE "look_back_readers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sent_week" date NOT NULL
);

ALTER TABLE "league_members" ADD CONSTRAINT "league_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "league_places" ADD CONSTRAINT "league_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "league_places" ADD CONSTRAINT "league_places_week_league_weeks_week_fk" FOREIGN KEY ("week") REFERENCES "public"."league_weeks"("week") ON DELETE no action ON UPDATE no action;
ALTER TABLE "look_back_readers" ADD CONSTRAINT "look_back_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "league_places_by_division" ON "league_places" USING btree ("week","division");