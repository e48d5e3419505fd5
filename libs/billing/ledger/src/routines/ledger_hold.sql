-- Holds a member's books until the transaction ends: nothing of theirs is spent or given meanwhile.
create function ledger_hold(input jsonb) returns jsonb language plpgsql as $$
begin
  perform ledger_lock(input->>'brand', (input->>'account')::uuid);
  return null;
end $$;
