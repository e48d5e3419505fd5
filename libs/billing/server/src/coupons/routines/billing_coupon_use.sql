-- Returns a coupon and its usage for `judgeUse` in billing-domain; null if the brand has no such code. Uses by orders in
-- `p_apart` don't count at all; uses by orders in `p_doubtful` count for no person, because anyone can type an email. A
-- person is an email plus the accounts that have bought with it, so a member who changes email is still the same person.
create function billing_coupon_use(
  p_brand text, p_code text, p_person text, p_apart uuid[], p_doubtful uuid[]
) returns jsonb language plpgsql stable as $$
declare
  c coupon;
  v_accounts uuid[] := '{}';
  -- The person's orders with a coupon, as an array: PostgreSQL can then use two indexes instead of checking each use.
  v_orders uuid[];
begin
  select * into c from coupon where brand = p_brand and code = upper(p_code);
  if not found then
    return null;
  end if;
  if p_person <> '' then
    v_accounts := array(
      select account_id from billing_order
        where brand = p_brand and email = p_person and state in ('paid', 'refunded') and account_id is not null
      union select account_id from billing_order where id = any (p_apart) and account_id is not null);
  end if;
  v_orders := array(select id from billing_order where account_id = any (v_accounts) and coupon is not null);
  return jsonb_build_object(
    'coupon', to_jsonb(c) - 'brand' - 'created_at' - 'is_sample',
    'used', case when c.uses_in_all is null then 0 else (
      select count(*) from coupon_use u where u.coupon_id = c.id and u.order_id <> all (p_apart)) end,
    'used_by_person', case when c.uses_per_person is null then 0 else (
      select count(*) from coupon_use u
      where u.coupon_id = c.id and (u.person = p_person or u.order_id = any (v_orders))
        and u.order_id <> all (p_apart || p_doubtful)) end,
    'bought_before', c.first_purchase and (
      exists (select from billing_order o
        where o.brand = p_brand and (o.email = p_person or o.account_id = any (v_accounts))
          and o.state in ('paid', 'refunded') and o.id <> all (p_apart))
      or exists (select from coupon_use u join coupon other on other.id = u.coupon_id
        where (u.person = p_person or u.order_id = any (v_orders))
          and other.brand = p_brand and other.first_purchase
          and u.order_id <> all (p_apart || p_doubtful))));
end $$;
