-- Pays for a document. A running unlimited plan pays before any pot does, up to its fair use; then a credit, where there is one.
create function ledger_spend_on(p_brand text, p_account uuid, p_pot text, p_product text, p_document jsonb,
  p_at timestamptz) returns jsonb language plpgsql as $$
declare
  v_member bigint := ledger_lock(p_brand, p_account);
  v_own_pot text := ledger_own_pot(p_product);
  v_detail jsonb := jsonb_build_object('product', p_product, 'document', p_document);
  v_plan record;
  v_limit int;
  v_id uuid;
begin
  for v_plan in
    select fair_use, ledger_plan_book(subscription_id, period_start) as book
    from billing_running_plan
    where brand = p_brand and account_id = p_account and product = p_product and kind = 'unlimited'
      and period_end > p_at
    order by period_end
  loop
    v_limit := v_plan.fair_use;
    if -ledger_sum(v_member, v_own_pot, v_plan.book) < v_plan.fair_use then
      v_id := ledger_begin(v_member, 'spend', null, null, p_at, v_detail);
      perform ledger_move(v_id, v_member, v_own_pot, v_plan.book, 'used', 1);
      return jsonb_build_object('transaction', v_id, 'paid_by', 'unlimited');
    end if;
  end loop;
  if ledger_sum(v_member, p_pot, 'balance') < 1 then
    return jsonb_build_object('refused', case when v_limit is null then 'no-credit' else 'fair-use' end,
      'limit', v_limit);
  end if;
  v_id := ledger_begin(v_member, 'spend', null, null, p_at, v_detail);
  perform ledger_move(v_id, v_member, p_pot, 'balance', 'used', 1);
  return jsonb_build_object('transaction', v_id, 'paid_by', p_pot);
end $$;
