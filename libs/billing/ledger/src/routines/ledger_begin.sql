-- Creates a ledger transaction and its audit entry; null if the cause has already been booked.
create function ledger_begin(p_member bigint, p_kind text, p_cause text, p_cause_id text,
  p_at timestamptz, p_detail jsonb) returns uuid language plpgsql as $$
declare
  v_id uuid;
begin
  insert into ledger_transaction (member_id, brand, kind, cause, cause_id, at, detail)
    select id, brand, p_kind, p_cause, p_cause_id, p_at, p_detail from ledger_member where id = p_member
    on conflict (brand, cause, cause_id) where cause is not null do nothing
    returning id into v_id;
  if v_id is not null then
    insert into audit_entry (brand, actor, act, subject_kind, subject_id, detail)
      select brand, case when p_kind in ('spend', 'reserve') then account_id end,
        case p_kind when 'grant' then 'credits.granted' when 'spend' then 'credits.spent'
          when 'give-back' then 'credits.given-back' when 'take-back' then 'credits.taken-back'
          when 'reserve' then 'credits.reserved' else 'credits.released' end,
        'credits', v_id::text, jsonb_build_object('cause', p_cause, 'cause_id', p_cause_id)
      from ledger_member where id = p_member;
  end if;
  return v_id;
end $$;
