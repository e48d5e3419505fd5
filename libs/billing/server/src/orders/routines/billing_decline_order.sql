-- Marks an open order as declined or abandoned, releases its coupon use, and counts the decline for each key in `limits`.
-- Returns false if the order isn't open.
create function billing_decline_order(input jsonb) returns jsonb language plpgsql as $$
declare
  v_at timestamptz := (input->>'at')::timestamptz;
  v_coupon text;
begin
  update billing_order set state = 'declined', decline_reason = input->>'reason', action_url = null, settled_at = v_at
    where id = (input->>'order')::uuid and state in ('pending', 'action') returning coupon into v_coupon;
  if not found then
    return 'false';
  end if;
  if v_coupon is not null then
    perform billing_release_coupon((input->>'order')::uuid);
  end if;
  insert into billing_decline as d (key, count, until)
    select key, 1, (input->>'until')::timestamptz from jsonb_array_elements_text(input->'limits') as key order by key
    on conflict (key) do update set
      count = case when d.until <= v_at then 1 else d.count + 1 end,
      until = case when d.until <= v_at then excluded.until else d.until end;
  return 'true';
end $$;
