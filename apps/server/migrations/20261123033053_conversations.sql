CREATE TABLE "conversations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1)
);

ALTER TABLE "messages" ADD COLUMN "conversation_id" integer;
ALTER TABLE "mentorships" ADD COLUMN "conversation_id" integer;
ALTER TABLE "study_groups" ADD COLUMN "conversation_id" integer;

-- Each group and each mentorship gets a conversation, and its messages move there.
update study_groups set conversation_id = nextval('conversations_id_seq');
update mentorships set conversation_id = nextval('conversations_id_seq');
insert into conversations (id) overriding system value
select conversation_id from study_groups union all select conversation_id from mentorships;
update messages m set conversation_id = g.conversation_id from study_groups g where g.id = m.group_id;
update messages m set conversation_id = s.conversation_id from mentorships s where s.id = m.mentorship_id;

ALTER TABLE "messages" ALTER COLUMN "conversation_id" SET NOT NULL;
ALTER TABLE "mentorships" ALTER COLUMN "conversation_id" SET NOT NULL;
ALTER TABLE "study_groups" ALTER COLUMN "conversation_id" SET NOT NULL;
ALTER TABLE "messages" DROP CONSTRAINT "messages_in_one_place";
ALTER TABLE "messages" DROP CONSTRAINT "messages_group_id_study_groups_id_fk";
ALTER TABLE "messages" DROP CONSTRAINT "messages_mentorship_id_mentorships_id_fk";
DROP INDEX "messages_by_group";
DROP INDEX "messages_by_mentorship";
ALTER TABLE "messages" DROP COLUMN "group_id";
ALTER TABLE "messages" DROP COLUMN "mentorship_id";
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "mentorships" ADD CONSTRAINT "mentorships_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;
CREATE INDEX "messages_by_conversation" ON "messages" USING btree ("conversation_id","id");
ALTER TABLE "mentorships" ADD CONSTRAINT "mentorships_conversation_id_unique" UNIQUE("conversation_id");
ALTER TABLE "study_groups" ADD CONSTRAINT "study_groups_conversation_id_unique" UNIQUE("conversation_id");
