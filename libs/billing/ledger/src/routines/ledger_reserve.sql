-- Sets credits aside for many documents, or none of them, once for each cause. Under an unlimited plan whose fair use leaves room
-- nothing is set aside: each document is paid as if it were made alone.
create function ledger_reserve(input jsonb) returns jsonb language plpgsql as $$
declare
  v_brand text := input->>'brand';
  v_account uuid := (input->>'account')::uuid;
  v_pot text := input->>'pot';
  v_product text := input->>'product';
  v_credits int := (input->>'credits')::int;
  v_at timestamptz := (input->>'at')::timestamptz;
  v_member bigint := ledger_lock(v_brand, v_account);
  v_own_pot text := ledger_own_pot(v_product);
  v_paid_by text := v_pot;
  v_id uuid;
  v_before jsonb;
begin
  select jsonb_build_object('transaction', id, 'paid_by', detail->'paid_by') into v_before from ledger_transaction
    where brand = v_brand and cause = input->>'cause' and cause_id = input->>'cause_id';
  if v_before is not null then
    return v_before;
  end if;
  if exists (select from billing_running_plan
    where brand = v_brand and account_id = v_account and product = v_product and kind = 'unlimited'
      and period_end > v_at
      and fair_use + ledger_sum(v_member, v_own_pot, ledger_plan_book(subscription_id, period_start)) >= v_credits)
  then
    v_paid_by := 'unlimited';
  elsif ledger_sum(v_member, v_pot, 'balance') < v_credits then
    return '{"refused": "no-credit", "limit": null}';
  end if;
  v_id := ledger_begin(v_member, 'reserve', input->>'cause', input->>'cause_id', v_at,
    jsonb_build_object('product', v_product, 'pot', v_pot, 'paid_by', v_paid_by));
  if v_paid_by = v_pot then
    perform ledger_move(v_id, v_member, v_pot, 'balance', 'reserved:' || v_id, v_credits);
  end if;
  return jsonb_build_object('transaction', v_id, 'paid_by', v_paid_by);
end $$;
