-- Locks a member's ledger and returns what can pay for a product: credits in the pot and running unlimited plans.
create function ledger_funds(input jsonb) returns jsonb language plpgsql as $$
declare
  v_member bigint := ledger_lock(input->>'brand', (input->>'account')::uuid);
begin
  return ledger_funds_of(v_member, input->>'pot', input->>'product', (input->>'at')::timestamptz);
end $$;
