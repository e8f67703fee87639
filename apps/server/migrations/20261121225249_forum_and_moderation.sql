CREATE TABLE "forum_post_likes" (
	"user_id" integer NOT NULL,
	"post_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_post_likes_user_id_post_id_pk" PRIMARY KEY("user_id","post_id")
);

CREATE TABLE "forum_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"author_id" integer,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"category" text NOT NULL,
	"career_path" text,
	"is_sticky" boolean DEFAULT false NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"search_config" text NOT NULL,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "forum_posts_counts" CHECK ("forum_posts"."likes" >= 0 and "forum_posts"."replies" >= 0)
);

CREATE TABLE "forum_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "forum_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"post_id" integer NOT NULL,
	"parent_reply_id" integer,
	"author_id" integer,
	"content" text NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "forum_replies_counts" CHECK ("forum_replies"."likes" >= 0)
);

CREATE TABLE "forum_reply_likes" (
	"user_id" integer NOT NULL,
	"reply_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "forum_reply_likes_user_id_reply_id_pk" PRIMARY KEY("user_id","reply_id")
);

CREATE TABLE "content_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"kind" text NOT NULL,
	"content_id" integer NOT NULL,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "content_reports_once" UNIQUE("user_id","kind","content_id")
);

CREATE TABLE "user_blocks" (
	"user_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_blocks_user_id_blocked_id_pk" PRIMARY KEY("user_id","blocked_id"),
	CONSTRAINT "user_blocks_not_oneself" CHECK ("user_blocks"."user_id" <> "user_blocks"."blocked_id")
);

ALTER TABLE "forum_post_likes" ADD CONSTRAINT "forum_post_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_post_likes" ADD CONSTRAINT "forum_post_likes_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_post_id_forum_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."forum_posts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_parent_reply_id_forum_replies_id_fk" FOREIGN KEY ("parent_reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_replies" ADD CONSTRAINT "forum_replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "forum_reply_likes" ADD CONSTRAINT "forum_reply_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "forum_reply_likes" ADD CONSTRAINT "forum_reply_likes_reply_id_forum_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."forum_replies"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "content_reports" ADD CONSTRAINT "content_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_blocks" ADD CONSTRAINT "user_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "forum_post_likes_by_post" ON "forum_post_likes" USING btree ("post_id");
CREATE INDEX "forum_posts_in_order" ON "forum_posts" USING btree ("is_sticky" DESC NULLS LAST,"is_pinned" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "forum_posts"."hidden_at" is null;
CREATE INDEX "forum_posts_by_words" ON "forum_posts" USING gin ("search");
CREATE INDEX "forum_posts_by_tag" ON "forum_posts" USING gin ("tags");
CREATE INDEX "forum_posts_by_author" ON "forum_posts" USING btree ("author_id");
CREATE INDEX "forum_posts_by_time" ON "forum_posts" USING btree ("created_at");
CREATE INDEX "forum_replies_in_order" ON "forum_replies" USING btree ("post_id",coalesce("parent_reply_id", "id"),"id");
CREATE INDEX "forum_replies_by_parent" ON "forum_replies" USING btree ("parent_reply_id");
CREATE INDEX "forum_replies_by_author" ON "forum_replies" USING btree ("author_id");
CREATE INDEX "forum_reply_likes_by_reply" ON "forum_reply_likes" USING btree ("reply_id");
CREATE INDEX "content_reports_open" ON "content_reports" USING btree ("kind","content_id") WHERE "content_reports"."settled_at" is null;
CREATE INDEX "user_blocks_by_blocked" ON "user_blocks" USING btree ("blocked_id");
CREATE INDEX "users_by_name" ON "users" USING btree (lower("username") text_pattern_ops);