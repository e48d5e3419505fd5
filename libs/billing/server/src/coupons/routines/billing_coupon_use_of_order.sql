-- What an order finds of its coupon. Its own use does not count against it. What a stranger left at a bank under this buyer's
-- email is no use of theirs until it is paid; it still holds its place among the uses in all.
create function billing_coupon_use_of_order(
  p_brand text, p_code text, p_person text, p_order uuid
) returns jsonb language plpgsql stable as $$
begin
  return billing_coupon_use(p_brand, p_code, p_person, array[p_order], array(
    select o.id from billing_order o join billing_order mine on mine.id = p_order
    where o.brand = p_brand and o.state = 'action' and o.coupon is not null and o.email = p_person
      and o.account_id is null and o.browser is distinct from mine.browser));
end $$;
