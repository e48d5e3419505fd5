-- Counts a use for an order that is being written, and says what it found before. Of buyers who want the last use the first to
-- get here holds the coupon's row until its transaction ends; the others wait and then see the use. Whether the coupon is good
-- is judged by whoever asked; here nobody gets a use beyond its limits (`reserved`).
create function billing_reserve_coupon(
  p_brand text, p_code text, p_person text, p_order uuid, p_at timestamptz
) returns jsonb language plpgsql volatile as $$
declare
  found_use jsonb := billing_coupon_use_of_order(p_brand, p_code, p_person, p_order);
begin
  -- Who is refused anyway waits for nobody.
  if found_use is null or not billing_coupon_has_room(found_use) then
    return found_use || '{"reserved": false}';
  end if;
  perform from coupon where id = (found_use->'coupon'->>'id')::uuid for update;
  -- Two coupons for a first purchase are two rows: what they have in common is the buyer.
  perform pg_advisory_xact_lock(hashtextextended(jsonb_build_array('coupon', p_brand, p_person)::text, 0));
  found_use := billing_coupon_use_of_order(p_brand, p_code, p_person, p_order);
  if not billing_coupon_has_room(found_use) then
    return found_use || '{"reserved": false}';
  end if;
  insert into coupon_use (order_id, coupon_id, person, used_at)
    values (p_order, (found_use->'coupon'->>'id')::uuid, p_person, p_at)
    on conflict (order_id) do nothing;
  return found_use || '{"reserved": true}';
end $$;
