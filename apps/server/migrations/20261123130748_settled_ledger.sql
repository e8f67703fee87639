CREATE TABLE "payment_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"requester" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reference" text,
	"failure" text,
	"done_at" timestamp with time zone
);

ALTER TABLE "ledger_entries" RENAME COLUMN "amount_cents" TO "amount";
ALTER TABLE "ledger_entries" ALTER COLUMN "amount" SET DATA TYPE numeric(12, 2) USING "amount" / 100.0;
ALTER TABLE "revenue_transactions" RENAME COLUMN "amount_cents" TO "amount";
ALTER TABLE "revenue_transactions" ALTER COLUMN "amount" SET DATA TYPE numeric(12, 2) USING "amount" / 100.0;
ALTER TABLE "payment_invoices" ADD COLUMN "dispute" text;
ALTER TABLE "payment_invoices" ADD COLUMN "disputed_cents" integer DEFAULT 0 NOT NULL;
ALTER TABLE "referral_rewards" ADD COLUMN "payment_reference" text NOT NULL DEFAULT '';
ALTER TABLE "referral_rewards" ALTER COLUMN "payment_reference" DROP DEFAULT;
ALTER TABLE "referral_rewards" ADD COLUMN "taken_back_at" timestamp with time zone;
ALTER TABLE "referrals" ADD COLUMN "reviewer" text;
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_invoice_id_payment_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."payment_invoices"("id") ON DELETE cascade ON UPDATE no action;
CREATE UNIQUE INDEX "payment_refunds_once" ON "payment_refunds" USING btree ("invoice_id","amount_cents","reason") WHERE "payment_refunds"."failure" is null;
CREATE INDEX "payment_refunds_waiting" ON "payment_refunds" USING btree ("id") WHERE "payment_refunds"."done_at" is null;
