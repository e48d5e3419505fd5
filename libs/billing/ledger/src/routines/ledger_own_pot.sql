-- The pot that counts a product's uses under unlimited plans, whichever pot the brand's credits are in.
create function ledger_own_pot(p_product text) returns text language sql immutable as $$
  select case p_product when 'report' then 'vhr' else 'sticker' end
$$;
