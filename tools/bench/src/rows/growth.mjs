import { runInServer } from '../run-in-server.mjs';

/** Smaller tables are left out. */
const LEAST_BYTES = 100;

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'bytes that a purchase with a report and a sticker adds to the database, with indexes',
  run: async (tell) => {
    const { total = 0, entriesEach = 0, ...tables } = await runInServer('growth');
    tell({ name: 'growth-buyer', value: total, unit: 'bytes' });
    tell({ name: 'growth-audit-entries', value: entriesEach, unit: 'entries' });
    for (const [table, bytes] of Object.entries(tables).sort(([, one], [, other]) => other - one))
      if (bytes >= LEAST_BYTES) tell({ name: `growth-${table}`, value: bytes, unit: 'bytes' });
  },
};
