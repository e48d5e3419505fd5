-- Reservations of these accounts, in any brand, that still hold credits.
create function ledger_open_reservations(input jsonb) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(t.id order by t.number), '[]')
  from ledger_member m join ledger_transaction t on t.member_id = m.id and t.kind = 'reserve'
  where m.account_id = any (array(select jsonb_array_elements_text(input->'accounts'))::uuid[])
    and ledger_sum(m.id, t.detail->>'pot', 'reserved:' || t.id) > 0
$$;
