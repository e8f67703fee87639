CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" smallint NOT NULL,
	"body" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);

CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);

CREATE TABLE "mail_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);

CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);

CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"email" text NOT NULL,
	"pending_email" text,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'student' NOT NULL,
	"career_path" text,
	"learning_style" text DEFAULT 'unknown' NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"streak_day" date,
	"last_active_at" timestamp with time zone,
	"xp_reached_at" timestamp with time zone NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"subscription_tier" text DEFAULT 'free' NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"leaderboard_visible" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"last_login" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "activity_days" (
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"bridge" boolean DEFAULT false NOT NULL,
	CONSTRAINT "activity_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);

CREATE TABLE "attempt_answers" (
	"attempt_id" uuid NOT NULL,
	"question_index" smallint NOT NULL,
	"selected_option" smallint NOT NULL,
	"correct" boolean NOT NULL,
	"seconds" smallint NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_answers_attempt_id_question_index_pk" PRIMARY KEY("attempt_id","question_index")
);

CREATE TABLE "scenario_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"scenario_id" integer NOT NULL,
	"version" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"score" double precision,
	"time_spent" integer DEFAULT 0 NOT NULL,
	"result" json
);

CREATE TABLE "user_progress" (
	"user_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "user_progress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"scenario_id" integer NOT NULL,
	"completed" boolean NOT NULL,
	"score" double precision,
	"attempts" integer DEFAULT 1 NOT NULL,
	"time_spent" integer DEFAULT 0 NOT NULL,
	"last_attempt" timestamp with time zone NOT NULL,
	"xp_awarded" integer DEFAULT 0 NOT NULL,
	"self_reported" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_progress_user_id_id_pk" PRIMARY KEY("user_id","id")
);

CREATE TABLE "xp_ledger" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "xp_ledger_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"source" text NOT NULL,
	"related_id" integer,
	"self_reported" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "points_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"related_id" integer,
	"related_type" text,
	"created_at" timestamp with time zone NOT NULL
);

CREATE TABLE "learning_scenarios" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learning_scenarios_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"difficulty" text NOT NULL,
	"career_path" text NOT NULL,
	"scenario" jsonb NOT NULL,
	"xp_reward" integer DEFAULT 100 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content_hash" text NOT NULL,
	CONSTRAINT "learning_scenarios_slug_unique" UNIQUE("slug")
);

CREATE TABLE "scenario_editions" (
	"scenario_id" integer NOT NULL,
	"version" integer NOT NULL,
	"scenario" jsonb NOT NULL,
	"xp_reward" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scenario_editions_scenario_id_version_pk" PRIMARY KEY("scenario_id","version")
);

ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "activity_days" ADD CONSTRAINT "activity_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "attempt_answers" ADD CONSTRAINT "attempt_answers_attempt_id_scenario_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."scenario_attempts"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "scenario_attempts" ADD CONSTRAINT "scenario_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "scenario_attempts" ADD CONSTRAINT "scenario_attempts_scenario_id_learning_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."learning_scenarios"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "user_progress" ADD CONSTRAINT "user_progress_scenario_id_learning_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."learning_scenarios"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "xp_ledger" ADD CONSTRAINT "xp_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "points_transactions" ADD CONSTRAINT "points_transactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "scenario_editions" ADD CONSTRAINT "scenario_editions_scenario_id_learning_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."learning_scenarios"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "mail_links_by_user" ON "mail_links" USING btree ("user_id");
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");
CREATE UNIQUE INDEX "users_username_unique" ON "users" USING btree (lower("username"));
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower("email"));
CREATE INDEX "users_by_xp" ON "users" USING btree ("xp" DESC NULLS LAST,"xp_reached_at","id") WHERE "users"."leaderboard_visible";
CREATE INDEX "users_by_path_and_xp" ON "users" USING btree ("career_path","xp" DESC NULLS LAST,"xp_reached_at","id") WHERE "users"."leaderboard_visible";
CREATE INDEX "scenario_attempts_by_learner" ON "scenario_attempts" USING btree ("user_id","completed_at");
CREATE UNIQUE INDEX "user_progress_by_scenario" ON "user_progress" USING btree ("user_id","scenario_id");
CREATE INDEX "xp_ledger_by_time" ON "xp_ledger" USING btree ("created_at");
CREATE INDEX "xp_ledger_by_user" ON "xp_ledger" USING btree ("user_id");
CREATE INDEX "points_transactions_by_user" ON "points_transactions" USING btree ("user_id","id");