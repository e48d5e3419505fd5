import { runInServer } from '../run-in-server.mjs';

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'purchases per second, against single INSERTs with commit through the same pool',
  run: async (tell) => {
    const { purchases = 0, inserts = 0 } = await runInServer('purchases');
    tell({ name: 'insert-with-commit', value: inserts, unit: '1/s' });
    tell({
      name: 'purchase',
      value: purchases,
      unit: '1/s',
      ratio: purchases / inserts,
      versus: 'INSERT with commit; at least 0.4',
    });
  },
};
