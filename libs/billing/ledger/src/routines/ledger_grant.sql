-- Grants credits, once per (brand, cause, cause_id); a repeat returns the first transaction.
create function ledger_grant(input jsonb) returns jsonb language plpgsql as $$
declare
  v_member bigint := ledger_lock(input->>'brand', (input->>'account')::uuid);
  v_id uuid := ledger_begin(v_member, 'grant', input->>'cause', input->>'cause_id', (input->>'at')::timestamptz,
    input->'detail');
begin
  if v_id is null then
    select id into strict v_id from ledger_transaction
      where brand = input->>'brand' and cause = input->>'cause' and cause_id = input->>'cause_id';
  else
    perform ledger_move(v_id, v_member, input->>'pot', 'issued', 'balance', (input->>'credits')::int);
  end if;
  return to_jsonb(v_id);
end $$;
