import { recordAct } from '@vinlore/audit';
import type { dataContract, OpenDataName } from '@vinlore/data-domain';
import type { Database } from '@vinlore/database';
import { type CallContext, type Handlers, refuse, staffAct } from '@vinlore/server-kit';
import type { OpenData } from '../sync/open-data.ts';

type Rows = Pick<typeof dataContract, 'openData' | 'syncOpenData' | 'rollBackOpenData'>;

/** GET /api-cwa/staff/open-data, and POST …/sync and …/roll-back. */
export function openDataCalls(database: Database, openData: OpenData): Handlers<Rows> {
  const standing = async (name: OpenDataName, { text }: CallContext<'staff'>) => {
    const all = await openData.standings(text.language);
    return all.find((each) => each.name === name) ?? refuse(404, text.t('data.noOpenData'));
  };
  return {
    openData: async (_none, { text }) => ({
      mode: openData.mode,
      sources: await openData.standings(text.language),
    }),
    syncOpenData: async ({ name }, context) => {
      await standing(name, context);
      if (openData.mode === 'off') return refuse(409, context.text.t('data.openDataOff'));
      await database.transaction(async (tx) => {
        // A duplicate request has no effect.
        if (!(await openData.ask(tx, name))) return;
        await recordAct(tx, {
          ...staffAct(context),
          act: 'open-data.asked',
          subject: { kind: 'open-data', id: name },
        });
      });
      return standing(name, context);
    },
    rollBackOpenData: async ({ name, loaded_at: from }, context) => {
      const before = (await standing(name, context)).in_use;
      const end = await database.transaction(async (tx) => {
        const done = await openData.rollBack(tx, name, from);
        if (done === 'done')
          await recordAct(tx, {
            ...staffAct(context),
            act: 'open-data.rolled-back',
            subject: { kind: 'open-data', id: name },
            before: { loaded_at: from, as_of: before?.as_of ?? null, rows: before?.rows ?? null },
          });
        return done;
      });
      if (end === 'running') return refuse(409, context.text.t('data.openDataRuns'));
      if (end === 'nothing') return refuse(409, context.text.t('data.noLoadBefore'));
      return standing(name, context);
    },
  };
}
