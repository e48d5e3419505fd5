-- Takes an order back that was begun and may not be: nothing was charged, and its key is free again.
create function billing_drop_order(input jsonb) returns jsonb language plpgsql as $$
begin
  delete from billing_order where id = (input->>'order')::uuid and state = 'pending';
  perform billing_release_coupon((input->>'order')::uuid);
  return null;
end $$;
