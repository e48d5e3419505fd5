-- The pot in which the uses of unlimited plans for a product are counted, whatever the brand's credits are.
create function ledger_own_pot(p_product text) returns text language sql immutable as $$
  select case p_product when 'report' then 'vhr' else 'sticker' end
$$;
