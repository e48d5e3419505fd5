-- What can pay for a product: the pot's balance and running unlimited plans. The caller has locked the member's ledger.
create function ledger_funds_of(p_member bigint, p_pot text, p_product text, p_at timestamptz) returns jsonb
language plpgsql as $$
declare
  v_plans jsonb;
begin
  select jsonb_agg(jsonb_build_object('subscription', subscription_id, 'fair_use', fair_use, 'period_end', period_end,
      'used', -ledger_sum(p_member, ledger_own_pot(p_product), ledger_plan_book(subscription_id, period_start))))
    into v_plans from ledger_member m join billing_running_plan p using (brand, account_id)
    where m.id = p_member and product = p_product and kind = 'unlimited' and period_end > p_at;
  return jsonb_build_object('balance', ledger_sum(p_member, p_pot, 'balance'), 'plans', coalesce(v_plans, '[]'));
end $$;
