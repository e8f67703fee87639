CREATE TABLE "learner_totals" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	"graded_xp" integer DEFAULT 0 NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"xp_reached_at" timestamp with time zone NOT NULL,
	"streak" integer DEFAULT 0 NOT NULL,
	"streak_day" date,
	"streak_until" date,
	"seen_streak" integer DEFAULT 0 NOT NULL,
	"last_active_at" timestamp with time zone,
	"freezes_held" integer DEFAULT 0 NOT NULL,
	"freeze_bought_at" timestamp with time zone,
	"scenarios_completed" integer DEFAULT 0 NOT NULL,
	"graded_scenarios" integer DEFAULT 0 NOT NULL,
	"perfect_scores" integer DEFAULT 0 NOT NULL,
	"score_total" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "learner_totals_xp_not_negative" CHECK ("learner_totals"."xp" >= 0),
	CONSTRAINT "learner_totals_points_not_negative" CHECK ("learner_totals"."points" >= 0),
	CONSTRAINT "learner_totals_freezes_not_negative" CHECK ("learner_totals"."freezes_held" >= 0)
);
ALTER TABLE "user_achievements" ADD COLUMN "verified" boolean DEFAULT false NOT NULL;
ALTER TABLE "activity_days" ADD COLUMN "frozen" boolean DEFAULT false NOT NULL;
ALTER TABLE "activity_days" ADD COLUMN "seen" boolean DEFAULT false NOT NULL;
ALTER TABLE "attempt_answers" ADD COLUMN "result" json;
ALTER TABLE "user_progress" ADD COLUMN "graded" boolean DEFAULT false NOT NULL;

-- What learners have moves to a table of its own, figure by figure. The rules of it are in TypeScript from now on
-- (features/awards), so the functions and triggers that held them go.
update activity_days d set frozen = true from streak_freezes f where f.user_id = d.user_id and f.day = d.day and d.bridge;

update user_progress p set graded = true
from (select distinct user_id, scenario_id from scenario_attempts where completed_at is not null) a
where a.user_id = p.user_id and a.scenario_id = p.scenario_id;

-- What could be signed until now stays so. Which of the past days the server saw is not known: none of them counts as seen.
update user_achievements h set verified = true
where not exists (
    select from xp_ledger x
    where x.user_id = h.user_id and x.source = 'achievement' and x.related_id = h.achievement_id and x.self_reported)
  or not exists (
    select from xp_ledger x where x.user_id = h.user_id and x.source = 'scenario' and x.self_reported)
  and not exists (select from user_progress p where p.user_id = h.user_id and p.self_reported);

insert into learner_totals (
  user_id, xp, graded_xp, level, points, xp_reached_at, streak, streak_day, streak_until, last_active_at,
  freezes_held, freeze_bought_at, scenarios_completed, graded_scenarios, perfect_scores, score_total)
select u.id, u.xp, coalesce(l.graded, 0), u.level, u.points, u.xp_reached_at, u.streak, u.streak_day,
  u.streak_day + case
    when f.held > 0 and (f.bought_at at time zone u.time_zone)::date <= u.streak_day + 1
      and not exists (select from streak_freezes s where s.user_id = u.id and s.day = u.streak_day)
    then 2 else 1 end,
  u.last_active_at, coalesce(f.held, 0), f.bought_at, u.scenarios_completed, coalesce(p.graded, 0), u.perfect_scores,
  u.score_total
from users u
left join (select user_id, sum(amount) as graded from xp_ledger where not self_reported group by user_id) l on l.user_id = u.id
left join (select user_id, count(*) as graded from user_progress where graded group by user_id) p on p.user_id = u.id
left join (
  select i.user_id, sum(i.quantity) as held, max(i.purchased_at) as bought_at
  from user_inventory i join reward_items r on r.id = i.item_id where r.item_type = 'streak_freeze' group by i.user_id
) f on f.user_id = u.id;

drop trigger bridge_missed_day on activity_days;
drop trigger give_back_streak_freeze on activity_days;
drop function bridge_missed_day();
drop function give_back_streak_freeze();
drop function use_streak_freeze(integer, date);
drop function use_due_streak_freezes(timestamptz);
drop function record_progress(
  integer, integer, text, integer, integer, integer, boolean, double precision, integer, uuid, integer[], integer[],
  boolean[], timestamptz, timestamptz);
drop function unlock_achievements(integer, integer, integer, integer, timestamptz, timestamptz);
drop function achievement_reached(jsonb, integer, integer, integer, integer);
drop function move_to_zone(integer, text);
drop function profile_stats(users, timestamptz);
drop function user_json(users, timestamptz);
drop function shown_streak(integer, date, date);
drop function is_perfect(user_progress);
drop type earned_achievements;

ALTER TABLE "learner_totals" ADD CONSTRAINT "learner_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "learner_totals_by_xp" ON "learner_totals" USING btree ("xp" DESC NULLS LAST,"xp_reached_at","user_id");
DROP TABLE "streak_freezes" CASCADE;
ALTER TABLE "users" DROP CONSTRAINT "users_xp_not_negative";
ALTER TABLE "users" DROP CONSTRAINT "users_points_not_negative";
DROP INDEX "users_by_xp";
DROP INDEX "users_by_path_and_xp";
ALTER TABLE "users" DROP COLUMN "xp";
ALTER TABLE "users" DROP COLUMN "level";
ALTER TABLE "users" DROP COLUMN "points";
ALTER TABLE "users" DROP COLUMN "streak";
ALTER TABLE "users" DROP COLUMN "streak_day";
ALTER TABLE "users" DROP COLUMN "last_active_at";
ALTER TABLE "users" DROP COLUMN "xp_reached_at";
ALTER TABLE "users" DROP COLUMN "scenarios_completed";
ALTER TABLE "users" DROP COLUMN "perfect_scores";
ALTER TABLE "users" DROP COLUMN "score_total";
