-- Gives the use back of an order that came to nothing.
create function billing_release_coupon(p_order uuid) returns void language sql volatile as $$
  delete from coupon_use where order_id = p_order
$$;
