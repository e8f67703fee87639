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

ALTER TABLE "learner_totals" ADD COLUMN "daily_goal" smallint;
ALTER TABLE "learner_totals" ADD COLUMN "answered_day" date;
ALTER TABLE "learner_totals" ADD COLUMN "answered_count" integer DEFAULT 0 NOT NULL;
ALTER TABLE "learner_totals" ADD COLUMN "goal_met_day" date;
ALTER TABLE "forum_posts" ADD COLUMN "scenario_id" integer;
ALTER TABLE "forum_posts" ADD COLUMN "question_index" smallint;
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

-- What was recorded before: the attempt that goes on, the latest completed one, the first one.
with attempts as (
  select a.*, (select count(*)::int from attempt_answers w where w.attempt_id = a.id) as answered,
    (select max(w.answered_at) from attempt_answers w where w.attempt_id = a.id) as answered_at
  from scenario_attempts a),
begun as (
  select distinct on (user_id, scenario_id) * from attempts where answered > 0
  order by user_id, scenario_id, answered_at desc, started_at desc, id desc),
first as (
  select distinct on (user_id, scenario_id) * from attempts where answered > 0
  order by user_id, scenario_id, started_at, id),
ended as (
  select distinct on (user_id, scenario_id) * from attempts where completed_at is not null
  order by user_id, scenario_id, completed_at desc, id desc)
update user_progress p set
  open_attempt = (
    select json_build_object(
      'attemptId', b.id, 'mode', 'tutor', 'answered', b.answered,
      'questions', jsonb_array_length(e.scenario -> 'questions'))
    from begun b join scenario_editions e on e.scenario_id = b.scenario_id and e.version = b.version
    where b.user_id = p.user_id and b.scenario_id = p.scenario_id and b.completed_at is null),
  review_id = (select e.id from ended e where e.user_id = p.user_id and e.scenario_id = p.scenario_id),
  first_attempt_id = (select f.id from first f where f.user_id = p.user_id and f.scenario_id = p.scenario_id);

-- One progress row as the API writes it.
create or replace function progress_json(p user_progress) returns json
language sql stable parallel safe
as $$
  select json_build_object(
    'id', p.id, 'scenarioId', p.scenario_id, 'completed', p.completed, 'score', p.score, 'attempts', p.attempts,
    'lastAttempt', iso_instant(p.last_attempt), 'timeSpent', p.time_spent, 'open', p.open_attempt, 'reviewId', p.review_id)
$$;

-- One practice session as the API lists it. In exam mode nobody learns what was right before the end.
create function practice_json(s practice_sessions) returns json
language sql stable parallel safe
as $$
  select json_build_object(
    'id', s.id, 'mode', s.mode, 'filters', s.filters, 'shared', s.shared_from is not null,
    'startedAt', iso_instant(s.started_at), 'completedAt', iso_instant(s.completed_at),
    'questions', s.questions, 'answered', s.answered,
    'correct', case when s.mode <> 'exam' or s.completed_at is not null then s.correct end,
    'score', case when s.completed_at is not null then s.correct * 100.0::float8 / s.questions end)
$$;
