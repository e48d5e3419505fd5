-- Deletes an order that can't go ahead and was never charged; its key and coupon use become available again.
create function billing_drop_order(input jsonb) returns jsonb language plpgsql as $$
begin
  delete from billing_order where id = (input->>'order')::uuid and state = 'pending';
  perform billing_release_coupon((input->>'order')::uuid);
  return null;
end $$;
