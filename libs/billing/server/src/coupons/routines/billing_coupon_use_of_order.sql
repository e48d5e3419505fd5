-- Returns an order's coupon and its usage, not counting the order itself. If someone in another browser used this buyer's
-- email and left the order unpaid at the bank, that use counts toward the coupon's total but not toward this buyer's.
create function billing_coupon_use_of_order(
  p_brand text, p_code text, p_person text, p_order uuid
) returns jsonb language plpgsql stable as $$
begin
  return billing_coupon_use(p_brand, p_code, p_person, array[p_order], array(
    select o.id from billing_order o join billing_order mine on mine.id = p_order
    where o.brand = p_brand and o.state = 'action' and o.coupon is not null and o.email = p_person
      and o.account_id is null and o.browser is distinct from mine.browser));
end $$;
