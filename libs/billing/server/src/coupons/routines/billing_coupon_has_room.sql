-- Whether a coupon's limits allow the buyer another use, given the result of `billing_coupon_use`.
create function billing_coupon_has_room(p_use jsonb) returns boolean language sql immutable as $$
  select (p_use->>'used')::bigint < coalesce((p_use->'coupon'->>'uses_in_all')::bigint, 9223372036854775807)
    and (p_use->>'used_by_person')::bigint < coalesce((p_use->'coupon'->>'uses_per_person')::bigint, 9223372036854775807)
    and not (p_use->>'bought_before')::boolean
$$;
