-- Moves credits from one book to another.
create function ledger_move(p_transaction uuid, p_member bigint, p_pot text, p_from text, p_to text,
  p_credits int) returns void language plpgsql as $$
begin
  insert into ledger_entry (member_id, pot, book, number, transaction_id, credits, sum)
    select p_member, p_pot, side.book, coalesce(last.number, 0) + 1, p_transaction, side.credits,
      coalesce(last.sum, 0) + side.credits
    from (values (p_from, -p_credits), (p_to, p_credits)) as side (book, credits)
    left join lateral (
      select number, sum from ledger_entry
      where member_id = p_member and pot = p_pot and book = side.book order by number desc limit 1
    ) as last on true;
end $$;
