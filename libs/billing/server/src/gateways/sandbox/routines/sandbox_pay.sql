-- Charges an order once and starts its subscription, if any; a repeat returns the first charge.
create function sandbox_pay(input jsonb) returns jsonb language plpgsql as $$
declare
  v_order uuid := (input->>'order')::uuid;
  v_at timestamptz := (input->>'at')::timestamptz;
  charge sandbox_charge;
begin
  -- The WAL is written in order, so the order's own commit also flushes this one. Waiting for the disk twice would add
  -- no safety.
  perform set_config('synchronous_commit', 'off', true);
  insert into sandbox_charge (order_id, state, reason, amount, currency, url, made_at)
    values (v_order, input->>'state', input->>'reason', (input->>'amount')::int, input->>'currency', input->>'url', v_at)
    on conflict (order_id) do nothing returning * into charge;
  if not found then
    select * into strict charge from sandbox_charge where order_id = v_order;
    return to_jsonb(charge);
  end if;
  if input->>'interval' is not null and charge.state <> 'declined' then
    insert into sandbox_subscription (id, order_id, card, amount, currency, interval, began_at)
      values ('sandbox-sub-' || v_order, v_order, input->>'card', (input->>'renewal')::int, input->>'currency',
        input->>'interval', v_at);
  end if;
  return to_jsonb(charge);
end $$;
