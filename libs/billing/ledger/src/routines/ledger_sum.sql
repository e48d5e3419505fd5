-- Current total of a book; 0 if it has no entries.
create function ledger_sum(p_member bigint, p_pot text, p_book text) returns int language sql stable as $$
  select coalesce((select sum from ledger_entry where member_id = p_member and pot = p_pot and book = p_book
    order by number desc limit 1), 0)
$$;
