-- Pays for a document with an unlimited plan or one credit from the pot. Fails if the plan belongs to another member, has
-- ended, or is used up, or if the pot is empty.
create function ledger_pay(input jsonb) returns jsonb language plpgsql as $$
declare
  v_member bigint := ledger_lock(input->>'brand', (input->>'account')::uuid);
  v_at timestamptz := (input->>'at')::timestamptz;
  v_pot text := input->>'pot';
  v_book text := 'balance';
  v_fair_use int;
  v_id uuid;
begin
  if input->>'subscription' is not null then
    select ledger_plan_book(subscription_id, period_start), fair_use into strict v_book, v_fair_use
      from billing_running_plan
      where subscription_id = (input->>'subscription')::uuid and brand = input->>'brand'
        and account_id = (input->>'account')::uuid and product = input->>'product' and kind = 'unlimited'
        and period_end > v_at;
    v_pot := ledger_own_pot(input->>'product');
    if -ledger_sum(v_member, v_pot, v_book) >= v_fair_use then
      raise exception 'the plan of subscription % is used up', input->>'subscription';
    end if;
  end if;
  v_id := ledger_begin(v_member, 'spend', null, null, v_at,
    jsonb_build_object('product', input->'product', 'document', input->'document'));
  perform ledger_move(v_id, v_member, v_pot, v_book, 'used', 1);
  return to_jsonb(v_id);
end $$;
