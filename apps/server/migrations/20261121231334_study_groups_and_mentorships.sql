CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_id" integer,
	"mentorship_id" integer,
	"author_id" integer,
	"content" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "messages_in_one_place" CHECK (num_nonnulls("messages"."group_id", "messages"."mentorship_id") = 1)
);

CREATE TABLE "mentorships" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mentorships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mentor_id" integer,
	"mentee_id" integer,
	"career_path" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"request_message" text NOT NULL,
	"start_date" timestamp with time zone,
	"end_date" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mentorships_of_two" CHECK ("mentorships"."mentor_id" <> "mentorships"."mentee_id")
);

CREATE TABLE "study_group_members" (
	"group_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_group_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);

CREATE TABLE "study_groups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text NOT NULL,
	"career_path" text NOT NULL,
	"max_members" smallint DEFAULT 8 NOT NULL,
	"is_private" boolean DEFAULT false NOT NULL,
	"created_by" integer NOT NULL,
	"invitation_code" text,
	"next_meeting" timestamp with time zone,
	"meeting_place" text,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);

ALTER TABLE "messages" ADD CONSTRAINT "messages_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_mentorship_id_mentorships_id_fk" FOREIGN KEY ("mentorship_id") REFERENCES "public"."mentorships"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "mentorships" ADD CONSTRAINT "mentorships_mentor_id_users_id_fk" FOREIGN KEY ("mentor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "mentorships" ADD CONSTRAINT "mentorships_mentee_id_users_id_fk" FOREIGN KEY ("mentee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "study_group_members" ADD CONSTRAINT "study_group_members_group_id_study_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."study_groups"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "study_group_members" ADD CONSTRAINT "study_group_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "messages_by_group" ON "messages" USING btree ("group_id","id") WHERE "messages"."group_id" is not null;
CREATE INDEX "messages_by_mentorship" ON "messages" USING btree ("mentorship_id","id") WHERE "messages"."mentorship_id" is not null;
CREATE INDEX "messages_by_author" ON "messages" USING btree ("author_id");
CREATE INDEX "mentorships_by_mentor" ON "mentorships" USING btree ("mentor_id","id");
CREATE INDEX "mentorships_by_mentee" ON "mentorships" USING btree ("mentee_id","id");
CREATE UNIQUE INDEX "mentorships_one_open" ON "mentorships" USING btree ("mentor_id","mentee_id") WHERE "mentorships"."status" in ('pending', 'active');
CREATE INDEX "study_group_members_by_user" ON "study_group_members" USING btree ("user_id");
CREATE INDEX "study_groups_by_path" ON "study_groups" USING btree ("career_path","id");
CREATE INDEX "study_groups_by_creator" ON "study_groups" USING btree ("created_by");