-- Reserves a coupon use for a new order, and returns the usage before it, with `reserved`: whether it succeeded. Buyers who
-- compete for the last use wait for the first one's transaction to end, and then see its use. Only limits on uses are
-- enforced here; the caller checks the coupon's other terms.
create function billing_reserve_coupon(
  p_brand text, p_code text, p_person text, p_order uuid, p_at timestamptz
) returns jsonb language plpgsql volatile as $$
declare
  found_use jsonb := billing_coupon_use_of_order(p_brand, p_code, p_person, p_order);
begin
  -- A use that is refused anyway shouldn't wait for the lock.
  if found_use is null or not billing_coupon_has_room(found_use) then
    return found_use || '{"reserved": false}';
  end if;
  perform from coupon where id = (found_use->'coupon'->>'id')::uuid for update;
  -- Two first-purchase coupons are separate rows, so the buyer is locked as well.
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
