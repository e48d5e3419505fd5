-- A member's available credits in each pot.
create function ledger_balances(input jsonb) returns jsonb language sql stable as $$
  select jsonb_build_object('vhr', coalesce(sum(ledger_sum(id, 'vhr', 'balance')), 0),
    'sticker', coalesce(sum(ledger_sum(id, 'sticker', 'balance')), 0),
    'global', coalesce(sum(ledger_sum(id, 'global', 'balance')), 0))
  from ledger_member where account_id = (input->>'account')::uuid and brand = input->>'brand'
$$;
