-- Returns a coupon and its usage for a caller who isn't buying yet. The caller's own orders that wait at a bank don't
-- count, because a new purchase abandons them. Uses per person aren't checked, because a typed email proves nothing.
create function billing_ask_coupon(input jsonb) returns jsonb language plpgsql stable as $$
declare
  v_browser text := input->>'browser';
  v_account uuid := (input->>'account')::uuid;
begin
  return billing_coupon_use(input->>'brand', input->>'code', '', array(
    select id from billing_order
    where brand = input->>'brand' and state = 'action' and coupon is not null
      and ((account_id is null and browser = v_browser) or account_id = v_account)), '{}');
end $$;
