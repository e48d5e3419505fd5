import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The parts of which the acts on a ledger are made. */
export async function createLedgerParts(db: Kysely<object>): Promise<void> {
  await sql`create function ledger_lock(p_brand text, p_account uuid) returns bigint language plpgsql as $$
    declare v_member bigint;
    begin
      select id into v_member from ledger_member
        where account_id = p_account and brand = p_brand for no key update;
      if v_member is null then
        insert into ledger_member (brand, account_id) values (p_brand, p_account) on conflict do nothing;
        select id into strict v_member from ledger_member
          where account_id = p_account and brand = p_brand for no key update;
      end if;
      return v_member;
    end $$`.execute(db);

  // Null: the cause was booked before. Each act is in the audit trail, too, whoever books it.
  await sql`create function ledger_begin(p_member bigint, p_kind text, p_cause text, p_cause_id text,
      p_at timestamptz, p_detail jsonb) returns uuid language plpgsql as $$
    declare v_id uuid;
    begin
      insert into ledger_transaction (member_id, brand, kind, cause, cause_id, at, detail)
        select id, brand, p_kind, p_cause, p_cause_id, p_at, p_detail from ledger_member where id = p_member
        on conflict (brand, cause, cause_id) where cause is not null do nothing
        returning id into v_id;
      if v_id is not null then
        insert into audit_entry (brand, actor, act, subject_kind, subject_id, detail)
          select brand, case when p_kind in ('spend', 'reserve') then account_id end,
            case p_kind when 'grant' then 'credits.granted' when 'spend' then 'credits.spent'
              when 'give-back' then 'credits.given-back' when 'take-back' then 'credits.taken-back'
              when 'reserve' then 'credits.reserved' else 'credits.released' end,
            'credits', v_id::text, jsonb_build_object('cause', p_cause, 'cause_id', p_cause_id)
          from ledger_member where id = p_member;
      end if;
      return v_id;
    end $$`.execute(db);

  await sql`create function ledger_sum(p_member bigint, p_pot text, p_book text) returns int language sql stable as $$
      select coalesce((select sum from ledger_entry where member_id = p_member and pot = p_pot and book = p_book
        order by number desc limit 1), 0)
    $$`.execute(db);

  await sql`create function ledger_move(p_transaction uuid, p_member bigint, p_pot text, p_from text, p_to text,
      p_credits int) returns void language plpgsql as $$
    begin
      insert into ledger_entry (member_id, pot, book, number, transaction_id, credits, sum)
        select p_member, p_pot, side.book, coalesce(last.number, 0) + 1, p_transaction, side.credits,
          coalesce(last.sum, 0) + side.credits
        from (values (p_from, -p_credits), (p_to, p_credits)) as side (book, credits)
        left join lateral (
          select number, sum from ledger_entry
          where member_id = p_member and pot = p_pot and book = side.book order by number desc limit 1
        ) as last on true;
    end $$`.execute(db);
}

/** Credits that come, and that go without a document. */
export async function createLedgerGrants(db: Kysely<object>): Promise<void> {
  // Idempotent by (brand, cause, cause_id): a repeat gives the first transaction.
  await sql`create function ledger_grant(p_brand text, p_account uuid, p_pot text, p_credits int, p_cause text,
      p_cause_id text, p_at timestamptz, p_detail jsonb) returns uuid language plpgsql as $$
    declare
      v_member bigint := ledger_lock(p_brand, p_account);
      v_id uuid := ledger_begin(v_member, 'grant', p_cause, p_cause_id, p_at, p_detail);
    begin
      if v_id is null then
        select id into strict v_id from ledger_transaction
          where brand = p_brand and cause = p_cause and cause_id = p_cause_id;
        return v_id;
      end if;
      perform ledger_move(v_id, v_member, p_pot, 'issued', 'balance', p_credits);
      return v_id;
    end $$`.execute(db);

  // Takes at most what is there, and says how much; a repeat says what the first one took.
  await sql`create function ledger_take_back(p_brand text, p_account uuid, p_pot text, p_credits int, p_cause text,
      p_cause_id text, p_at timestamptz, p_detail jsonb) returns int language plpgsql as $$
    declare
      v_member bigint := ledger_lock(p_brand, p_account);
      v_id uuid := ledger_begin(v_member, 'take-back', p_cause, p_cause_id, p_at, p_detail);
      v_taken int;
    begin
      if v_id is null then
        select coalesce(-sum(e.credits), 0) into v_taken
          from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.book = 'balance'
          where t.brand = p_brand and t.cause = p_cause and t.cause_id = p_cause_id;
        return v_taken;
      end if;
      v_taken := least(p_credits, ledger_sum(v_member, p_pot, 'balance'));
      if v_taken > 0 then
        perform ledger_move(v_id, v_member, p_pot, 'balance', 'issued', v_taken);
      end if;
      return v_taken;
    end $$`.execute(db);
}

/** Credits that become documents, and come back. */
export async function createLedgerSpending(db: Kysely<object>): Promise<void> {
  // A running unlimited plan pays before any pot does, up to its fair use; then a credit, where there is one.
  // A plan's uses are counted in the product's own pot, whatever the brand's credits are.
  await sql`create function ledger_spend(p_brand text, p_account uuid, p_pot text, p_product text, p_document jsonb,
      p_at timestamptz) returns jsonb language plpgsql as $$
    declare
      v_member bigint := ledger_lock(p_brand, p_account);
      v_own_pot text := case p_product when 'report' then 'vhr' else 'sticker' end;
      v_detail jsonb := jsonb_build_object('product', p_product, 'document', p_document);
      v_plan record;
      v_limit int;
      v_id uuid;
    begin
      for v_plan in
        select subscription_id, fair_use, ledger_plan_book(subscription_id, period_start) as book
        from billing_running_plan
        where brand = p_brand and account_id = p_account and product = p_product and kind = 'unlimited'
          and period_end > p_at
        order by period_end
      loop
        v_limit := v_plan.fair_use;
        if -ledger_sum(v_member, v_own_pot, v_plan.book) < v_plan.fair_use then
          v_id := ledger_begin(v_member, 'spend', null, null, p_at, v_detail);
          perform ledger_move(v_id, v_member, v_own_pot, v_plan.book, 'used', 1);
          return jsonb_build_object('transaction', v_id, 'paid_by', 'unlimited');
        end if;
      end loop;
      if ledger_sum(v_member, p_pot, 'balance') < 1 then
        return jsonb_build_object('refused', case when v_limit is null then 'no-credit' else 'fair-use' end,
          'limit', v_limit);
      end if;
      v_id := ledger_begin(v_member, 'spend', null, null, p_at, v_detail);
      perform ledger_move(v_id, v_member, p_pot, 'balance', 'used', 1);
      return jsonb_build_object('transaction', v_id, 'paid_by', p_pot);
    end $$`.execute(db);

  await sql`create function ledger_plan_book(p_subscription uuid, p_period_start timestamptz) returns text
    language sql stable as $$
      select 'plan:' || p_subscription || ':' || extract(epoch from p_period_start)::bigint
    $$`.execute(db);

  // Idempotent: a document's credit comes back once. To the plan that paid, or to the member's balance.
  await sql`create function ledger_give_back(p_transaction uuid, p_at timestamptz, p_detail jsonb) returns uuid
    language plpgsql as $$
    declare
      v_spent record;
      v_id uuid;
    begin
      select t.member_id, t.brand, t.detail, e.pot, e.book into strict v_spent
        from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.credits < 0
        where t.id = p_transaction and t.kind = 'spend';
      perform from ledger_member where id = v_spent.member_id for no key update;
      v_id := ledger_begin(v_spent.member_id, 'give-back', 'spend', p_transaction::text, p_at,
        v_spent.detail || p_detail);
      if v_id is null then
        select id into strict v_id from ledger_transaction
          where brand = v_spent.brand and cause = 'spend' and cause_id = p_transaction::text;
        return v_id;
      end if;
      perform ledger_move(v_id, v_spent.member_id, v_spent.pot, 'used',
        case when v_spent.book like 'plan:%' then v_spent.book else 'balance' end, 1);
      return v_id;
    end $$`.execute(db);
}

/** Credits that are set aside for work on many documents. */
export async function createLedgerReservations(db: Kysely<object>): Promise<void> {
  // Under an unlimited plan nothing is set aside: each document is paid as if it were made alone.
  await sql`create function ledger_reserve(p_brand text, p_account uuid, p_pot text, p_product text, p_credits int,
      p_cause text, p_cause_id text, p_at timestamptz, p_detail jsonb) returns jsonb language plpgsql as $$
    declare
      v_member bigint := ledger_lock(p_brand, p_account);
      v_own_pot text := case p_product when 'report' then 'vhr' else 'sticker' end;
      v_paid_by text := p_pot;
      v_id uuid;
      v_before jsonb;
    begin
      select jsonb_build_object('transaction', id, 'paid_by', detail->'paid_by') into v_before from ledger_transaction
        where brand = p_brand and cause = p_cause and cause_id = p_cause_id;
      if v_before is not null then
        return v_before;
      end if;
      if exists (select from billing_running_plan
        where brand = p_brand and account_id = p_account and product = p_product and kind = 'unlimited'
          and period_end > p_at
          and fair_use + ledger_sum(v_member, v_own_pot, ledger_plan_book(subscription_id, period_start)) >= p_credits)
      then
        v_paid_by := 'unlimited';
      elsif ledger_sum(v_member, p_pot, 'balance') < p_credits then
        return jsonb_build_object('refused', 'no-credit');
      end if;
      v_id := ledger_begin(v_member, 'reserve', p_cause, p_cause_id, p_at,
        p_detail || jsonb_build_object('product', p_product, 'pot', p_pot, 'paid_by', v_paid_by));
      if v_paid_by = p_pot then
        perform ledger_move(v_id, v_member, p_pot, 'balance', 'reserved:' || v_id, p_credits);
      end if;
      return jsonb_build_object('transaction', v_id, 'paid_by', v_paid_by);
    end $$`.execute(db);

  await sql`create function ledger_spend_reserved(p_reservation uuid, p_document jsonb, p_at timestamptz)
    returns jsonb language plpgsql as $$
    declare
      v_reserved record;
      v_id uuid;
    begin
      select t.member_id, t.detail, m.brand, m.account_id into strict v_reserved
        from ledger_transaction t join ledger_member m on m.id = t.member_id
        where t.id = p_reservation and t.kind = 'reserve';
      if v_reserved.detail->>'paid_by' = 'unlimited' then
        return ledger_spend(v_reserved.brand, v_reserved.account_id, v_reserved.detail->>'pot',
          v_reserved.detail->>'product', p_document, p_at);
      end if;
      perform from ledger_member where id = v_reserved.member_id for no key update;
      if ledger_sum(v_reserved.member_id, v_reserved.detail->>'pot', 'reserved:' || p_reservation) < 1 then
        return jsonb_build_object('refused', 'no-credit');
      end if;
      v_id := ledger_begin(v_reserved.member_id, 'spend', null, null, p_at,
        jsonb_build_object('product', v_reserved.detail->'product', 'document', p_document));
      perform ledger_move(v_id, v_reserved.member_id, v_reserved.detail->>'pot', 'reserved:' || p_reservation, 'used', 1);
      return jsonb_build_object('transaction', v_id, 'paid_by', v_reserved.detail->>'pot');
    end $$`.execute(db);

  // Gives what is left of a reservation back to the balance, once; says how much.
  await sql`create function ledger_release(p_reservation uuid, p_at timestamptz) returns int language plpgsql as $$
    declare
      v_reserved record;
      v_rest int;
      v_id uuid;
    begin
      select member_id, detail into strict v_reserved
        from ledger_transaction where id = p_reservation and kind = 'reserve';
      perform from ledger_member where id = v_reserved.member_id for no key update;
      v_rest := ledger_sum(v_reserved.member_id, v_reserved.detail->>'pot', 'reserved:' || p_reservation);
      if v_rest > 0 then
        v_id := ledger_begin(v_reserved.member_id, 'release', 'reservation', p_reservation::text, p_at,
          v_reserved.detail);
        perform ledger_move(v_id, v_reserved.member_id, v_reserved.detail->>'pot',
          'reserved:' || p_reservation, 'balance', v_rest);
      end if;
      return v_rest;
    end $$`.execute(db);
}
