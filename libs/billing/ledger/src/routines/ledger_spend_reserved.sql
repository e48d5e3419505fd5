-- Pays for a document with one reserved credit; null if none is left. With an unlimited plan nothing was reserved, so this
-- returns what can pay instead.
create function ledger_spend_reserved(input jsonb) returns jsonb language plpgsql as $$
declare
  v_reserved record;
  v_book text := 'reserved:' || (input->>'reservation');
  v_at timestamptz := (input->>'at')::timestamptz;
  v_pot text;
  v_id uuid;
begin
  select t.member_id, t.detail, m.brand, m.account_id into strict v_reserved
    from ledger_transaction t join ledger_member m on m.id = t.member_id
    where t.id = (input->>'reservation')::uuid and t.kind = 'reserve';
  v_pot := v_reserved.detail->>'pot';
  perform from ledger_member where id = v_reserved.member_id for no key update;
  if v_reserved.detail->>'paid_by' = 'unlimited' then
    return jsonb_build_object('brand', v_reserved.brand, 'account', v_reserved.account_id, 'pot', v_pot,
      'product', v_reserved.detail->'product', 'funds', ledger_funds_of(v_reserved.member_id, v_pot,
        v_reserved.detail->>'product', v_at));
  end if;
  if ledger_sum(v_reserved.member_id, v_pot, v_book) < 1 then
    return null;
  end if;
  v_id := ledger_begin(v_reserved.member_id, 'spend', null, null, v_at,
    jsonb_build_object('product', v_reserved.detail->'product', 'document', input->'document'));
  perform ledger_move(v_id, v_reserved.member_id, v_pot, v_book, 'used', 1);
  return jsonb_build_object('transaction', v_id, 'paid_by', v_pot);
end $$;
