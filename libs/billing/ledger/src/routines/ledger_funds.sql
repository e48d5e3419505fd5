-- Locks a member's books, and answers what can pay for a product: credits of a pot, and the unlimited plans that run.
create function ledger_funds(input jsonb) returns jsonb language plpgsql as $$
declare
  v_member bigint := ledger_lock(input->>'brand', (input->>'account')::uuid);
begin
  return ledger_funds_of(v_member, input->>'pot', input->>'product', (input->>'at')::timestamptz);
end $$;
