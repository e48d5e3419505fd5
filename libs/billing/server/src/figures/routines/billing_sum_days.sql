-- Totals for [p_from, p_to) by UTC day, currency, and plan. Revenue and refunds exclude tax. A purchase counts as `begun`
-- on the day it began, and as `bought` on the same day, even if it was paid later. Renewals count as neither.
create function billing_sum_days(p_brand text, p_from timestamptz, p_to timestamptz)
  returns table (day date, currency text, plan text, orders integer, revenue bigint, refunds integer,
    refunded bigint, begun integer, bought integer, tax bigint) language sql stable as $$
  select (f.at at time zone 'UTC')::date, f.currency, f.plan, sum(f.orders)::integer, sum(f.revenue),
    sum(f.refunds)::integer, sum(f.refunded), sum(f.begun)::integer, sum(f.bought)::integer, sum(f.tax)::bigint
  from (
    select settled_at as at, o.currency, o.plan->>'id' as plan, 1 as orders, (amount - tax)::bigint as revenue,
      0 as refunds, 0::bigint as refunded, 0 as begun, 0 as bought, tax::bigint as tax
      from billing_order o
      where o.brand = p_brand and state in ('paid', 'refunded') and settled_at >= p_from and settled_at < p_to
    union all
    select ordered_at, o.currency, o.plan->>'id', 0, 0, 0, 0, 1, (state in ('paid', 'refunded'))::integer, 0
      from billing_order o
      where o.brand = p_brand and ordered_at >= p_from and ordered_at < p_to
        and idempotency_key not like 'renewal:%'
    union all
    select r.begun_at, r.currency, o.plan->>'id', 0, 0, 1, r.amount - r.tax, 0, 0, -r.tax
      from billing_refund r join billing_order o on o.id = r.order_id
      where r.brand = p_brand and r.begun_at >= p_from and r.begun_at < p_to
    union all
    -- A failed refund reduces `refunded` on the day it failed, because totals of past days don't change.
    select b.failed_at, r.currency, o.plan->>'id', 0, 0, 0, r.tax - r.amount, 0, 0, r.tax
      from billing_refund_failure b join billing_refund r on r.id = b.refund_id join billing_order o on o.id = r.order_id
      where b.brand = p_brand and b.failed_at >= p_from and b.failed_at < p_to
  ) as f
  group by 1, 2, 3
$$;
