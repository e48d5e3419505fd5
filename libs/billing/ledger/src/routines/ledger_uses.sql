-- Number of documents charged to one period of an unlimited plan.
create function ledger_uses(input jsonb) returns jsonb language sql stable as $$
  select to_jsonb(coalesce(-sum(ledger_sum(id, ledger_own_pot(input->>'product'),
    ledger_plan_book((input->>'subscription')::uuid, (input->>'period_start')::timestamptz))), 0))
  from ledger_member where account_id = (input->>'account')::uuid and brand = input->>'brand'
$$;
