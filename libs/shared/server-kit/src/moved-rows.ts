import { tables } from '@vinlore/database';
import { sql } from 'kysely';
import type { MergePart, MergeRefusal } from './data-keeper.ts';

/** A part that reports what will move. */
type Looking = MergePart & Required<Pick<MergePart, 'look'>>;

/**
 * Returns the merge part of a table whose rows have an account (`account_id`) and a brand, without a limit per account.
 *
 * @param name what the desk calls the moved rows
 */
export function movedRows(name: string, table: string): Looking {
  const rows = sql.table(table);
  return {
    look: async (source, { from }) => {
      const counted = await sql<{ count: number }>`
        select count(*)::int as count from ${rows} where account_id = ${from.id} and brand = ${from.brand.key}`.execute(
        tables<object>(source),
      );
      return { moves: { [name]: counted.rows[0]!.count } };
    },
    move: async (tx, { from, into }) => {
      await sql`update ${rows} set account_id = ${into.id}
        where account_id = ${from.id} and brand = ${from.brand.key}`.execute(tables<object>(tx));
    },
  };
}

/**
 * Returns the merge part of versioned documents (`version`, `made_at`), where an account has each version number once.
 * If both accounts have versions of the same thing, those of the account with the newest one are numbered after the
 * other's.
 *
 * @param of the column that identifies what they are versions of
 */
export function movedVersions(name: string, table: string, of: string): MergePart {
  const rows = sql.table(table);
  const thing = sql.ref(of);
  const plain = movedRows(name, table);
  return {
    look: plain.look,
    move: async (tx, merge) => {
      const { from, into } = merge;
      const brand = from.brand.key;
      const later = (mover: string, other: string) =>
        sql`update ${rows} as mine set version = version + pair.top from (
            select ${thing} as thing, max(version) as top,
              max(made_at) filter (where account_id = ${mover}) as mine, max(made_at) filter (where account_id = ${other}) as others
            from ${rows} where account_id in (${mover}, ${other}) and brand = ${brand} group by ${thing}
          ) as pair
          where mine.account_id = ${mover} and mine.brand = ${brand} and mine.${thing} = pair.thing and pair.others is not null
            and (pair.mine, ${mover}::uuid) > (pair.others, ${other}::uuid)`.execute(tables<object>(tx));
      await later(into.id, from.id);
      await later(from.id, into.id);
      await plain.move(tx, merge);
    },
  };
}

/** Combines several parts into one. */
export function together(...parts: readonly MergePart[]): Looking {
  return {
    hold: async (tx, merge) => {
      for (const part of parts) await part.hold?.(tx, merge);
    },
    look: async (source, merge) => {
      let moves: Record<string, number> = {};
      let conflicts: Record<string, number> = {};
      let refused: MergeRefusal | undefined;
      for (const part of parts) {
        const view = await part.look?.(source, merge);
        if (!view) continue;
        moves = { ...moves, ...view.moves };
        conflicts = { ...conflicts, ...view.conflicts };
        refused ??= view.refused;
      }
      return { moves, conflicts, ...(refused && { refused }) };
    },
    move: async (tx, merge) => {
      for (const part of parts) await part.move(tx, merge);
    },
  };
}
