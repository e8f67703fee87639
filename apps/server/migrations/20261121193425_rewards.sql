CREATE TABLE "avatars" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"skin_tone" text DEFAULT 'light' NOT NULL,
	"hair_style" text DEFAULT 'short' NOT NULL,
	"hair_color" text DEFAULT 'brown' NOT NULL,
	"eye_color" text DEFAULT 'brown' NOT NULL,
	"accessories" text[] DEFAULT '{}' NOT NULL,
	"outfit" text DEFAULT 'scrubs_basic' NOT NULL
);

CREATE TABLE "reward_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reward_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"item_type" text NOT NULL,
	"color" text NOT NULL,
	"style" text NOT NULL,
	"points_cost" integer NOT NULL,
	"image_url" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_trending" boolean DEFAULT false NOT NULL,
	"stock_quantity" integer,
	"stock_listed" integer,
	"position" integer NOT NULL,
	CONSTRAINT "reward_items_slug_unique" UNIQUE("slug"),
	CONSTRAINT "reward_items_stock_not_negative" CHECK ("reward_items"."stock_quantity" >= 0)
);

CREATE TABLE "streak_freezes" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"item_id" integer NOT NULL,
	CONSTRAINT "streak_freezes_user_id_day_pk" PRIMARY KEY("user_id","day")
);

CREATE TABLE "user_inventory" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_inventory_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"purchased_at" timestamp with time zone NOT NULL,
	"is_equipped" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_inventory_once" UNIQUE("user_id","item_id"),
	CONSTRAINT "user_inventory_not_negative" CHECK ("user_inventory"."quantity" >= 0)
);

ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "streak_freezes" ADD CONSTRAINT "streak_freezes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "streak_freezes" ADD CONSTRAINT "streak_freezes_item_id_reward_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."reward_items"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "user_inventory" ADD CONSTRAINT "user_inventory_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_inventory" ADD CONSTRAINT "user_inventory_item_id_reward_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."reward_items"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "user_inventory_by_item" ON "user_inventory" USING btree ("item_id") WHERE "user_inventory"."quantity" > 0;