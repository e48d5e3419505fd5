-- Removes credits from a member's balance, at most what is available, and returns how many. A repeat returns the first
-- result.
create function ledger_take_back(input jsonb) returns jsonb language plpgsql as $$
declare
  v_member bigint := ledger_lock(input->>'brand', (input->>'account')::uuid);
  v_id uuid := ledger_begin(v_member, 'take-back', input->>'cause', input->>'cause_id', (input->>'at')::timestamptz,
    input->'detail');
  v_taken int;
begin
  if v_id is null then
    select coalesce(-sum(e.credits), 0) into v_taken
      from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.book = 'balance'
      where t.brand = input->>'brand' and t.cause = input->>'cause' and t.cause_id = input->>'cause_id';
    return to_jsonb(v_taken);
  end if;
  v_taken := least((input->>'credits')::int, ledger_sum(v_member, input->>'pot', 'balance'));
  if v_taken > 0 then
    perform ledger_move(v_id, v_member, input->>'pot', 'balance', 'issued', v_taken);
  end if;
  return to_jsonb(v_taken);
end $$;
