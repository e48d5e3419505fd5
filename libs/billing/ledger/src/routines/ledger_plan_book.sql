-- Name of the book that counts the uses of an unlimited plan in one period.
create function ledger_plan_book(p_subscription uuid, p_period_start timestamptz) returns text
language sql stable as $$
  select 'plan:' || p_subscription || ':' || extract(epoch from p_period_start)::bigint
$$;
