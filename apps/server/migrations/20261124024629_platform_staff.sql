CREATE TABLE "platform_staff" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"granted_at" timestamp with time zone NOT NULL
);

ALTER TABLE "platform_staff" ADD CONSTRAINT "platform_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;