-- Whether a member has an unlimited plan for a product that hasn't ended (`subscriptionStateOf` in billing-domain), or a
-- plan that will switch to unlimited.
create function billing_unlimited_runs(p_brand text, p_account uuid, p_product text, p_at timestamptz) returns boolean
language sql stable as $$
  select exists (
    select from billing_subscription
    where account_id = p_account and brand = p_brand and 'unlimited' in (plan->>'kind', next_plan->>'kind') and plan->>'product' = p_product
      and ended_at is null and not (given_up and coalesce(failed_period > period_start, false))
      and (not ends_with_period or period_end > p_at))
$$;
