-- Releases the coupon use of an abandoned order.
create function billing_release_coupon(p_order uuid) returns void language sql volatile as $$
  delete from coupon_use where order_id = p_order
$$;
