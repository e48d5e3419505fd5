-- Locks a member's books until the transaction ends, and makes them where there are none.
create function ledger_lock(p_brand text, p_account uuid) returns bigint language plpgsql as $$
declare
  v_member bigint;
begin
  select id into v_member from ledger_member
    where account_id = p_account and brand = p_brand for no key update;
  if v_member is null then
    insert into ledger_member (brand, account_id) values (p_brand, p_account) on conflict do nothing;
    select id into strict v_member from ledger_member
      where account_id = p_account and brand = p_brand for no key update;
  end if;
  return v_member;
end $$;
