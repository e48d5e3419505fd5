-- Locks a member's ledger until the transaction ends, creating it if needed. For a merged account, this is the surviving
-- account's ledger.
create function ledger_lock(p_brand text, p_account uuid) returns bigint language plpgsql as $$
declare
  v_member bigint;
  v_account uuid := ledger_survivor(p_brand, p_account);
  v_survivor uuid;
begin
  loop
    select id into v_member from ledger_member
      where account_id = v_account and brand = p_brand for no key update;
    if v_member is null then
      insert into ledger_member (brand, account_id) values (p_brand, v_account) on conflict do nothing;
      select id into strict v_member from ledger_member
        where account_id = v_account and brand = p_brand for no key update;
    end if;
    -- The account may have been merged while this waited for the lock.
    v_survivor := ledger_survivor(p_brand, v_account);
    exit when v_survivor = v_account;
    v_account := v_survivor;
  end loop;
  return v_member;
end $$;
