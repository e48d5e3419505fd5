-- Refunds a document's credit once, to the plan that paid or to the member's balance.
create function ledger_give_back(input jsonb) returns jsonb language plpgsql as $$
declare
  v_spent record;
  v_member bigint;
  v_id uuid;
begin
  select m.account_id, t.brand, t.detail, e.pot, e.book into strict v_spent
    from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.credits < 0
      join ledger_member m on m.id = t.member_id
    where t.id = (input->>'transaction')::uuid and t.kind = 'spend';
  v_member := ledger_lock(v_spent.brand, v_spent.account_id);
  v_id := ledger_begin(v_member, 'give-back', 'spend', input->>'transaction', (input->>'at')::timestamptz,
    v_spent.detail || (input->'detail'));
  if v_id is null then
    select id into strict v_id from ledger_transaction
      where brand = v_spent.brand and cause = 'spend' and cause_id = input->>'transaction';
  else
    perform ledger_move(v_id, v_member, v_spent.pot, 'used',
      case when v_spent.book like 'plan:%' then v_spent.book else 'balance' end, 1);
  end if;
  return to_jsonb(v_id);
end $$;
