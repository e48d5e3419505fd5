-- Follows account merges to the account that holds the ledger now; returns the same account if it was never merged.
create function ledger_survivor(p_brand text, p_account uuid) returns uuid language sql stable as $$
  with recursive way (account_id, step) as (
    select p_account, 0
    union all
    select m.into_account_id, way.step + 1 from way join ledger_merged m on m.brand = p_brand and m.account_id = way.account_id
  )
  select account_id from way order by step desc limit 1
$$;
