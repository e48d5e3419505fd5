-- Marks an order as paid, with its credits and audit entry. A payment counts even if we had already given up on the order.
-- Returns the owner: the buyer's account, or the one it has been merged into; null if the order was already paid.
create function billing_settle_order(input jsonb) returns jsonb language plpgsql as $$
declare
  o billing_order;
begin
  update billing_order set
    state = 'paid', account_id = ledger_survivor(brand, coalesce(account_id, (input->>'account')::uuid)),
    new_account = (input->>'new_account')::boolean, payment = input->>'payment', subscription = input->>'subscription',
    period_end = (input->>'period_end')::timestamptz, settled_at = (input->>'at')::timestamptz,
    action_url = null, decline_reason = null
    where id = (input->>'order')::uuid and state not in ('paid', 'refunded')
    returning * into o;
  if not found then
    return 'null';
  end if;
  if o.credits is not null then
    perform ledger_grant(jsonb_build_object(
      'brand', o.brand, 'account', o.account_id, 'pot', o.pot, 'credits', o.credits, 'cause', 'order', 'cause_id', o.id,
      'at', o.settled_at, 'detail', jsonb_build_object(
        'plan', jsonb_build_object('name', o.plan->'name', 'interval', o.plan->'interval'), 'product', o.product)));
  end if;
  insert into audit_entry (brand, actor, act, subject_kind, subject_id, detail)
    values (o.brand, o.account_id, 'order.paid', 'order', o.id::text, jsonb_build_object(
      'plan', o.plan->'id', 'amount', o.amount, 'currency', o.currency, 'gateway', o.gateway));
  return to_jsonb(o.account_id);
end $$;
