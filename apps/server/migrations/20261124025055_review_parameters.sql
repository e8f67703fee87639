CREATE TABLE "review_parameters" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"parameters" json NOT NULL,
	"reviews" integer NOT NULL,
	"log_loss_before" double precision NOT NULL,
	"log_loss_after" double precision NOT NULL,
	"in_use" boolean NOT NULL,
	"fitted_at" timestamp with time zone NOT NULL
);

ALTER TABLE "review_parameters" ADD CONSTRAINT "review_parameters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;