import { Id } from '@rounds/contract/common';
import { z } from 'zod';
import { type Database, type Sql, queryOptionalRow } from '../../../platform/db/database.ts';
import { statement } from '../../../platform/db/statement.ts';

const customerOfUser = statement({
  name: 'payment_customer_of_user',
  text: 'select customer_id as "customerId" from payment_customers where user_id = $userId',
  row: z.object({ customerId: z.string() }),
});

export async function selectOptionalCustomer(sql: Sql, userId: number): Promise<string | null> {
  const [row] = await sql.query(customerOfUser, { userId });
  return row?.customerId ?? null;
}

const customerSaved = statement({
  name: 'payment_customer_insert',
  text: `
    insert into payment_customers (customer_id, user_id, created_at) values ($customerId, $userId, $now)
    on conflict do nothing`,
});

export async function insertCustomer(sql: Sql, customerId: string, userId: number, now: Date): Promise<void> {
  await sql.query(customerSaved, { customerId, userId, now });
}

const userOfCustomer = statement({
  name: 'payment_user_of_customer',
  text: 'select user_id as "userId" from payment_customers where customer_id = $customerId',
  row: z.object({ userId: Id.nullable() }),
});

/** The learner of a customer; null for unknown customers. */
export async function selectOptionalUser(sql: Sql, customerId: string): Promise<number | null> {
  const [row] = await sql.query(userOfCustomer, { customerId });
  return row?.userId ?? null;
}

const customersLeft = statement({
  name: 'payment_customers_left',
  text: 'select customer_id as "customerId" from payment_customers where user_id is null limit 100',
  row: z.object({ customerId: z.string() }),
});

/** Customers whose account is erased. */
export async function selectLeft(sql: Sql): Promise<string[]> {
  return (await sql.query(customersLeft)).map(({ customerId }) => customerId);
}

const customerGone = statement({
  name: 'payment_customer_delete',
  text: 'delete from payment_customers where customer_id = $customerId',
});

export async function deleteCustomer(sql: Sql, customerId: string): Promise<void> {
  await sql.query(customerGone, { customerId });
}

const subscribersLeaving = statement({
  name: 'payment_subscriptions_leaving',
  text: `
    select s.id from subscriptions s join users u on u.id = s.user_id
    where u.deleted_at is not null and s.status in ('active', 'trialing', 'past_due') and not s.cancel_at_period_end
    limit 100`,
  row: z.object({ id: z.string() }),
});

/** Subscriptions of learners who have deleted their account; they won't be renewed. */
export async function selectLeaving(sql: Database): Promise<string[]> {
  return (await sql.query(subscribersLeaving)).map(({ id }) => id);
}

const learnerToMail = statement({
  name: 'payment_learner_to_mail',
  text: `
    select u.email, u.username, s.language from users u left join user_settings s on s.user_id = u.id
    where u.id = $userId and u.deleted_at is null and not u.is_demo and not u.is_sample`,
  row: z.object({ email: z.string(), username: z.string(), language: z.string().nullable() }),
});

export async function selectOptionalRecipient(sql: Sql, userId: number) {
  return queryOptionalRow(sql, learnerToMail, { userId });
}
