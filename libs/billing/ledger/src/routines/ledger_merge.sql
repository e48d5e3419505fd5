-- Merges one account's ledger into another's with new entries: nothing posted changes, and the merged ledger ends at zero.
-- Later transactions of the merged account go to the surviving one. A repeat does nothing.
create function ledger_merge(input jsonb) returns jsonb language plpgsql as $$
declare
  v_brand text := input->>'brand';
  v_account uuid := input->>'account';
  v_into_account uuid := input->>'into';
  v_at timestamptz := input->>'at';
  v_from bigint;
  v_into bigint;
  v_books jsonb;
  v_book record;
  v_id uuid;
begin
  -- Always lock in the same order, so that two merges in opposite directions can't deadlock.
  perform ledger_lock(v_brand, least(v_account, v_into_account));
  perform ledger_lock(v_brand, greatest(v_account, v_into_account));
  v_from := ledger_lock(v_brand, v_account);
  v_into := ledger_lock(v_brand, v_into_account);
  if v_from = v_into then
    return null;
  end if;
  select coalesce(jsonb_agg(to_jsonb(last)), '[]') into v_books from (
    select distinct on (pot, book) pot, book, sum from ledger_entry where member_id = v_from and book <> 'issued'
      order by pot, book, number desc) as last
    where sum <> 0;
  if exists (select from jsonb_to_recordset(v_books) as b (book text) where book like 'reserved:%') then
    raise exception 'account % has reserved credits', v_account;
  end if;
  -- `issued` can't go above zero, so plan books are closed before `used` and opened after it.
  for v_book in select * from jsonb_to_recordset(v_books) as b (pot text, book text, sum int) order by pot, book loop
    v_id := ledger_begin(v_from, 'take-back', 'merge', v_account || ':' || v_book.pot || ':' || v_book.book, v_at, input->'detail');
    perform ledger_move(v_id, v_from, v_book.pot, v_book.book, 'issued', v_book.sum);
  end loop;
  for v_book in select * from jsonb_to_recordset(v_books) as b (pot text, book text, sum int)
    order by pot, book like 'plan:%', book loop
    v_id := ledger_begin(v_into, 'grant', 'merged', v_account || ':' || v_book.pot || ':' || v_book.book, v_at, input->'detail');
    perform ledger_move(v_id, v_into, v_book.pot, 'issued', v_book.book, v_book.sum);
  end loop;
  insert into ledger_merged (brand, account_id, into_account_id, at) values (v_brand, v_account, v_into_account, v_at);
  return null;
end $$;
