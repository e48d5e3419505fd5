-- Begins an order: checks its idempotency key and the decline limits, stores the order, and reserves its coupon use. The
-- key comes first, because a retry must get its order even if the coupon is used up by now. A member can have one
-- unlimited plan per product, so a running plan or an unpaid order for one blocks the next. With custom plans, PostgreSQL
-- would plan the decline query again on every purchase, because it can't estimate how few limits there are.
create function billing_begin_order(input jsonb) returns jsonb language plpgsql
set plan_cache_mode = force_generic_plan as $$
declare
  v_id uuid := (input->>'id')::uuid;
  v_brand text := input->>'brand';
  v_key text := input->>'key';
  v_hash bytea := decode(input->>'hash', 'hex');
  v_browser text := input->>'browser';
  v_coupon text := input->>'coupon';
  v_at timestamptz := (input->>'at')::timestamptz;
  v_until timestamptz;
  v_use jsonb;
  v_account uuid := (input->>'account')::uuid;
  v_product text := input->>'product';
  v_state text;
  o billing_order;
begin
  if v_account is not null and input->'plan'->>'kind' = 'unlimited' then
    -- Purchases from two tabs at once take turns.
    perform pg_advisory_xact_lock(hashtextextended('unlimited ' || v_brand || ' ' || v_account || ' ' || v_product, 0));
  end if;
  select * into o from billing_order where brand = v_brand and idempotency_key = v_key;
  if not found then
    v_until := billing_declines_until(input->'limits', v_at);
    if v_until is not null then
      return jsonb_build_object('outcome', 'limited', 'until', v_until);
    end if;
    if v_account is not null and input->'plan'->>'kind' = 'unlimited' then
      -- Check orders before plans: an order settled between the two queries then shows up as a plan.
      select state into v_state from billing_order
        where brand = v_brand and account_id = v_account and product = v_product and plan->>'kind' = 'unlimited'
          and state in ('pending', 'action')
        order by state desc limit 1;
      if billing_unlimited_runs(v_brand, v_account, v_product, v_at) then
        return '{"outcome": "held", "by": "plan"}';
      end if;
      if v_state is not null then
        return jsonb_build_object('outcome', 'held', 'by', v_state);
      end if;
    end if;
    insert into billing_order (
      id, brand, account_id, email, plan, product, credits, pot, amount, discount, currency, coupon, gateway,
      idempotency_key, request_hash, vin, vehicle, selection, wants_document, language, ordered_at,
      browser, by_visitor, tax, taxed
    ) values (
      v_id, v_brand, v_account, input->>'email', input->'plan', v_product,
      (input->>'credits')::int, input->>'pot', (input->>'amount')::int, (input->>'discount')::int, input->>'currency',
      v_coupon, input->>'gateway', v_key, v_hash, input->>'vin', input->'vehicle', input->>'selection',
      (input->>'wants_document')::boolean, input->>'language', v_at, v_browser, v_account is null,
      (input->>'tax')::int, nullif(input->'taxed', 'null'::jsonb)
    ) on conflict (brand, idempotency_key) do nothing;
    if found then
      if v_coupon is null then
        return '{"outcome": "new", "use": null}';
      end if;
      v_use := billing_reserve_coupon(v_brand, v_coupon, input->>'email', v_id, v_at);
      if v_use is null or not (v_use->>'reserved')::boolean then
        delete from billing_order where id = v_id;
        return jsonb_build_object('outcome', 'coupon', 'use', v_use);
      end if;
      return jsonb_build_object('outcome', 'new', 'use', v_use);
    end if;
    -- A concurrent call with this key came first; it has committed by now.
    select * into strict o from billing_order where brand = v_brand and idempotency_key = v_key;
  end if;
  if not (o.request_hash = v_hash
      or coalesce(o.browser = v_browser and o.request_hash = decode(input->>'first_hash', 'hex'), false)) then
    return '{"outcome": "other"}';
  end if;
  -- The process that began it may have died before checking the coupon against the price.
  if o.state = 'pending' and o.coupon is not null then
    v_use := billing_coupon_use_of_order(v_brand, o.coupon, o.email, o.id);
  end if;
  return jsonb_build_object('outcome', 'repeat', 'order_id', o.id, 'use', v_use);
end $$;
