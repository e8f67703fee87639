CREATE TABLE "ledger_entries" (
	"booked_for" text NOT NULL,
	"account" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_booked_for_account_pk" PRIMARY KEY("booked_for","account")
);

CREATE TABLE "plan_usage" (
	"user_id" integer NOT NULL,
	"month" date NOT NULL,
	"allowance" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "plan_usage_user_id_month_allowance_pk" PRIMARY KEY("user_id","month","allowance")
);

CREATE TABLE "referral_traces" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"trace" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_traces_user_id_kind_trace_pk" PRIMARY KEY("user_id","kind","trace")
);

ALTER TABLE "payment_invoices" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;
ALTER TABLE "payment_invoices" ADD COLUMN "credit_cents" integer DEFAULT 0 NOT NULL;
ALTER TABLE "referrals" ADD COLUMN "refused" text;
ALTER TABLE "referrals" ADD COLUMN "address" text;
ALTER TABLE "plan_usage" ADD CONSTRAINT "plan_usage_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "referral_traces" ADD CONSTRAINT "referral_traces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE INDEX "ledger_entries_by_account" ON "ledger_entries" USING btree ("account","created_at");
CREATE INDEX "referral_traces_by_time" ON "referral_traces" USING btree ("seen_at");