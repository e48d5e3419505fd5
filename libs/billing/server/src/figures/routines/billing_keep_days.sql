-- Stores the daily totals from `from` up to, but not including, `until`.
create function billing_keep_days(input jsonb) returns jsonb language plpgsql as $$
declare
  v_from date := input->>'from';
  v_until date := input->>'until';
begin
  insert into billing_day (brand, day, currency, plan, orders, revenue, refunds, refunded, begun, bought, tax)
    select input->>'brand', sums.* from billing_sum_days(
      input->>'brand', v_from::timestamp at time zone 'UTC', v_until::timestamp at time zone 'UTC') as sums;
  insert into billing_days_kept values (input->>'brand', v_until)
    on conflict (brand) do update set until = excluded.until;
  return null;
end $$;
