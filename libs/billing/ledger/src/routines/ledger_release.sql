-- Releases the unused credits of a reservation to the balance and returns how many; a repeat returns 0.
create function ledger_release(input jsonb) returns jsonb language plpgsql as $$
declare
  v_reserved record;
  v_book text := 'reserved:' || (input->>'reservation');
  v_pot text;
  v_rest int;
  v_id uuid;
begin
  select member_id, detail into strict v_reserved
    from ledger_transaction where id = (input->>'reservation')::uuid and kind = 'reserve';
  v_pot := v_reserved.detail->>'pot';
  perform from ledger_member where id = v_reserved.member_id for no key update;
  v_rest := ledger_sum(v_reserved.member_id, v_pot, v_book);
  if v_rest > 0 then
    v_id := ledger_begin(v_reserved.member_id, 'release', 'reservation', input->>'reservation',
      (input->>'at')::timestamptz, v_reserved.detail);
    perform ledger_move(v_id, v_reserved.member_id, v_pot, v_book, 'balance', v_rest);
  end if;
  return to_jsonb(v_rest);
end $$;
