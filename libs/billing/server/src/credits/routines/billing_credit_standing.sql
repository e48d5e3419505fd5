-- A member's credit balances, and what active plans add to them.
create function billing_credit_standing(input jsonb) returns jsonb language sql stable as $$
  select ledger_balances(input) || (
    select jsonb_build_object(
      'unlimited_stickers', coalesce(bool_or(product = 'sticker' and kind = 'unlimited'), false),
      'unlimited_reports', coalesce(bool_or(product = 'report' and kind = 'unlimited'), false),
      'subscribed_reports', coalesce(sum(credits) filter (where product = 'report' and kind = 'subscription'), 0))
    from billing_running_plan
    where brand = input->>'brand' and account_id = (input->>'account')::uuid and period_end > (input->>'at')::timestamptz)
$$;
