-- Pays for a document.
create function ledger_spend(input jsonb) returns jsonb language plpgsql as $$
begin
  return ledger_spend_on(input->>'brand', (input->>'account')::uuid, input->>'pot', input->>'product',
    input->'document', (input->>'at')::timestamptz);
end $$;
