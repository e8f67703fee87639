CREATE TABLE "question_marks" (
	"user_id" integer NOT NULL,
	"scenario_id" integer NOT NULL,
	"question_index" smallint NOT NULL,
	"marked" boolean NOT NULL,
	"note" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_marks_user_id_scenario_id_question_index_pk" PRIMARY KEY("user_id","scenario_id","question_index")
);

CREATE TABLE "practice_items" (
	"session_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"scenario_id" integer NOT NULL,
	"version" integer NOT NULL,
	"question_index" smallint NOT NULL,
	"selected_option" smallint,
	"correct" boolean,
	"seconds" smallint,
	"answered_at" timestamp with time zone,
	"result" json,
	CONSTRAINT "practice_items_session_id_position_pk" PRIMARY KEY("session_id","position")
);

CREATE TABLE "practice_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"mode" text NOT NULL,
	"filters" json NOT NULL,
	"shared_from" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	"questions" smallint NOT NULL,
	"answered" smallint DEFAULT 0 NOT NULL,
	"correct" smallint DEFAULT 0 NOT NULL
);

ALTER TABLE "forum_posts" ADD COLUMN "scenario_id" integer;
ALTER TABLE "forum_posts" ADD COLUMN "question_index" smallint;
ALTER TABLE "learner_totals" ADD COLUMN "daily_goal" smallint;
ALTER TABLE "learner_totals" ADD COLUMN "answered_day" date;
ALTER TABLE "learner_totals" ADD COLUMN "answered_count" integer DEFAULT 0 NOT NULL;
ALTER TABLE "learner_totals" ADD COLUMN "goal_met_day" date;
ALTER TABLE "scenario_attempts" ADD COLUMN "mode" text DEFAULT 'tutor' NOT NULL;
ALTER TABLE "user_progress" ADD COLUMN "open_attempt" json;
ALTER TABLE "user_progress" ADD COLUMN "review_id" uuid;
ALTER TABLE "user_progress" ADD COLUMN "first_attempt_id" uuid;
ALTER TABLE "question_marks" ADD CONSTRAINT "question_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "question_marks" ADD CONSTRAINT "question_marks_scenario_id_learning_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."learning_scenarios"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "practice_items" ADD CONSTRAINT "practice_items_session_id_practice_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."practice_sessions"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "practice_items" ADD CONSTRAINT "practice_items_scenario_id_learning_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."learning_scenarios"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "practice_sessions" ADD CONSTRAINT "practice_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "question_marks_by_time" ON "question_marks" USING btree ("user_id","updated_at");
CREATE INDEX "practice_sessions_by_learner" ON "practice_sessions" USING btree ("user_id","started_at");
ALTER TABLE "forum_posts" ADD CONSTRAINT "forum_posts_scenario_id_learning_scenarios_id_fk" FOREIGN KEY ("scenario_id") REFERENCES "public"."learning_scenarios"("id") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "forum_posts_by_question" ON "forum_posts" USING btree ("scenario_id","question_index") WHERE "forum_posts"."scenario_id" is not null;
CREATE INDEX "user_progress_of_scenario" ON "user_progress" USING btree ("scenario_id","id");

-- What was recorded before: the attempt that goes on, the latest completed one, the first one. Each is found once for all
-- learners, and joined: learners are many.
with given as (
  select attempt_id, count(*)::int as answered, max(answered_at) as answered_at from attempt_answers group by 1),
attempts as (
  select a.id, a.user_id, a.scenario_id, a.version, a.started_at, a.completed_at, g.answered, g.answered_at
  from scenario_attempts a join given g on g.attempt_id = a.id),
latest as (
  select distinct on (user_id, scenario_id) * from attempts
  order by user_id, scenario_id, answered_at desc, started_at desc, id desc),
first as (
  select distinct on (user_id, scenario_id) * from attempts order by user_id, scenario_id, started_at, id),
ended as (
  select distinct on (user_id, scenario_id) * from scenario_attempts where completed_at is not null
  order by user_id, scenario_id, completed_at desc, id desc),
asked as (
  select scenario_id, version, jsonb_array_length(scenario -> 'questions') as questions from scenario_editions
  where jsonb_typeof(scenario -> 'questions') = 'array'),
known as (
  select p.user_id, p.scenario_id, e.id as review_id, f.id as first_id,
    case when l.completed_at is null and q.questions is not null then json_build_object(
      'attemptId', l.id, 'mode', 'tutor', 'answered', l.answered, 'questions', q.questions) end as open
  from user_progress p
  left join latest l on l.user_id = p.user_id and l.scenario_id = p.scenario_id
  left join asked q on q.scenario_id = l.scenario_id and q.version = l.version
  left join first f on f.user_id = p.user_id and f.scenario_id = p.scenario_id
  left join ended e on e.user_id = p.user_id and e.scenario_id = p.scenario_id)
update user_progress p set open_attempt = k.open, review_id = k.review_id, first_attempt_id = k.first_id
from known k
where k.user_id = p.user_id and k.scenario_id = p.scenario_id and coalesce(k.review_id, k.first_id) is not null;
