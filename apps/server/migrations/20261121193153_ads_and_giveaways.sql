CREATE TABLE "ad_clicks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ad_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"advertisement_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"clicked_at" timestamp with time zone NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	CONSTRAINT "ad_clicks_once_a_minute" UNIQUE("advertisement_id","user_id","minute")
);

CREATE TABLE "ad_impressions" (
	"advertisement_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	CONSTRAINT "ad_impressions_advertisement_id_user_id_minute_pk" PRIMARY KEY("advertisement_id","user_id","minute")
);

CREATE TABLE "ad_months" (
	"advertisement_id" integer NOT NULL,
	"month" date NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ad_months_advertisement_id_month_pk" PRIMARY KEY("advertisement_id","month")
);

CREATE TABLE "advertisements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advertisements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"sponsor_id" integer,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"image_url" text,
	"target_url" text NOT NULL,
	"ad_type" text NOT NULL,
	"placement" text NOT NULL,
	"priority" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"start_date" date,
	"end_date" date,
	"clicks" integer DEFAULT 0 NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"budget" numeric(12, 2),
	"cost_per_click" numeric(12, 2) DEFAULT '0' NOT NULL,
	CONSTRAINT "advertisements_slug_unique" UNIQUE("slug"),
	CONSTRAINT "advertisements_links_https" CHECK (starts_with("advertisements"."target_url", 'https://')),
	CONSTRAINT "advertisements_cost_not_negative" CHECK ("advertisements"."cost_per_click" >= 0)
);

CREATE TABLE "sponsors" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sponsors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"logo_url" text,
	"website_url" text NOT NULL,
	"description" text NOT NULL,
	"sponsorship_type" text NOT NULL,
	"is_active" boolean NOT NULL,
	"monthly_budget" numeric(12, 2),
	"contact_email" text NOT NULL,
	"start_date" date,
	"end_date" date,
	CONSTRAINT "sponsors_slug_unique" UNIQUE("slug")
);

CREATE TABLE "giveaway_entries" (
	"giveaway_id" integer NOT NULL,
	"number" integer NOT NULL,
	"user_id" integer,
	CONSTRAINT "giveaway_entries_giveaway_id_number_pk" PRIMARY KEY("giveaway_id","number"),
	CONSTRAINT "giveaway_entries_once" UNIQUE("giveaway_id","user_id")
);

CREATE TABLE "weekly_giveaways" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weekly_giveaways_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"description" text NOT NULL,
	"prize" text NOT NULL,
	"provider" text NOT NULL,
	"contact" text NOT NULL,
	"week_start" timestamp with time zone NOT NULL,
	"week_end" timestamp with time zone NOT NULL,
	"winner_id" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"drawn_at" timestamp with time zone,
	"seed" text,
	"entries" integer,
	"winning_number" integer,
	CONSTRAINT "weekly_giveaways_week_start_unique" UNIQUE("week_start")
);

ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_advertisement_id_advertisements_id_fk" FOREIGN KEY ("advertisement_id") REFERENCES "public"."advertisements"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ad_clicks" ADD CONSTRAINT "ad_clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ad_impressions" ADD CONSTRAINT "ad_impressions_advertisement_id_advertisements_id_fk" FOREIGN KEY ("advertisement_id") REFERENCES "public"."advertisements"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "ad_impressions" ADD CONSTRAINT "ad_impressions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "ad_months" ADD CONSTRAINT "ad_months_advertisement_id_advertisements_id_fk" FOREIGN KEY ("advertisement_id") REFERENCES "public"."advertisements"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_sponsor_id_sponsors_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."sponsors"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "giveaway_entries" ADD CONSTRAINT "giveaway_entries_giveaway_id_weekly_giveaways_id_fk" FOREIGN KEY ("giveaway_id") REFERENCES "public"."weekly_giveaways"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "giveaway_entries" ADD CONSTRAINT "giveaway_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "weekly_giveaways" ADD CONSTRAINT "weekly_giveaways_winner_id_users_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
CREATE INDEX "ad_clicks_by_time" ON "ad_clicks" USING btree ("clicked_at");
CREATE INDEX "ad_clicks_by_user" ON "ad_clicks" USING btree ("user_id");
CREATE INDEX "ad_impressions_by_minute" ON "ad_impressions" USING btree ("minute");
CREATE INDEX "ad_impressions_by_user" ON "ad_impressions" USING btree ("user_id");
CREATE INDEX "giveaway_entries_by_user" ON "giveaway_entries" USING btree ("user_id");
CREATE INDEX "weekly_giveaways_by_winner" ON "weekly_giveaways" USING btree ("winner_id");