-- Reserves credits for a batch of documents, once per cause. With an unlimited plan nothing is set aside: each document is
-- paid for when it is made. If `paid_by` is null, returns the earlier reservation for the cause, or null.
create function ledger_reserve(input jsonb) returns jsonb language plpgsql as $$
declare
  v_member bigint := ledger_lock(input->>'brand', (input->>'account')::uuid);
  v_pot text := input->>'pot';
  v_paid_by text := input->>'paid_by';
  v_id uuid;
  v_before jsonb;
begin
  select jsonb_build_object('transaction', id, 'paid_by', detail->'paid_by') into v_before from ledger_transaction
    where brand = input->>'brand' and cause = input->>'cause' and cause_id = input->>'cause_id';
  if v_before is not null or v_paid_by is null then
    return v_before;
  end if;
  v_id := ledger_begin(v_member, 'reserve', input->>'cause', input->>'cause_id', (input->>'at')::timestamptz,
    jsonb_build_object('product', input->'product', 'pot', v_pot, 'paid_by', v_paid_by));
  if v_paid_by = v_pot then
    perform ledger_move(v_id, v_member, v_pot, 'balance', 'reserved:' || v_id, (input->>'credits')::int);
  end if;
  return jsonb_build_object('transaction', v_id, 'paid_by', v_paid_by);
end $$;
