-- Locks a member's ledger until the transaction ends, so no credits are spent or granted in the meantime.
create function ledger_hold(input jsonb) returns jsonb language plpgsql as $$
begin
  perform ledger_lock(input->>'brand', (input->>'account')::uuid);
  return null;
end $$;
