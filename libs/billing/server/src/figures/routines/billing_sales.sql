-- Sales per span and per plan, from `from` through `to`: stored totals for closed days, live totals for later ones. Each
-- row has either a span (`at`) or a plan.
create function billing_sales(input jsonb) returns jsonb language plpgsql stable as $$
declare
  v_brand text := input->>'brand';
  v_currency text := input->>'currency';
  v_from date := input->>'from';
  v_to date := input->>'to';
  v_unit text := input->>'unit';
  v_kept date := coalesce((select until from billing_days_kept where brand = v_brand), v_from);
begin
  return coalesce(jsonb_agg(to_jsonb(sums)), '[]') from (
    select at, plan, sum(orders) as orders, sum(revenue) as revenue, sum(refunds) as refunds, sum(refunded) as refunded,
      sum(begun) as begun, sum(bought) as bought, sum(tax) as tax
    from (
      select date_trunc(v_unit, day::timestamp)::date as at, days.*
      from (
        select day, plan, orders, revenue, refunds, refunded, begun, bought, tax from billing_day
          where brand = v_brand and currency = v_currency and day between v_from and v_to and day < v_kept
        union all
        select day, plan, orders, revenue, refunds, refunded, begun, bought, tax
          from billing_sum_days(v_brand, greatest(v_kept, v_from)::timestamp at time zone 'UTC',
            (v_to + 1)::timestamp at time zone 'UTC')
          where currency = v_currency
      ) as days
    ) as spans
    group by grouping sets ((at), (plan))
  ) as sums;
end $$;
