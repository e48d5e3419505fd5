import { randomUUID } from 'node:crypto';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { vinOf } from '../load/vins.mjs';

const EPA_ROWS = fileURLToPath(new URL('../../../../libs/model/server/src/testing/epa-rows.ts', import.meta.url));

/** Sources whose files the mirror has. The others aren't there, as when a publisher moves a file. */
const SOURCES = ['recalls', 'investigations', 'complaints', 'communications', 'epa'];
const HISTORY_EVENTS = 2_000;
const EPA_VEHICLES = 500;

/**
 * Payloads of kinds of jobs that take more than `{}`. They are about something that isn't there, which each of them has
 * to bear: what it is about may be deleted before the job runs.
 *
 * @type {Record<string, () => object>}
 */
const PAYLOADS = {
  'account.deletion-request': () => ({ brand: 'vinlore', email: `${randomUUID()}@example.com`, message: 'Soak' }),
  'account.end-view': () => ({ id: randomUUID(), brand: 'vinlore' }),
  'feedback.chat-to-support': () => ({ conversation: randomUUID() }),
  'feedback.chat-to-visitor': () => ({ conversation: randomUUID() }),
  'mail.send': () => ({
    ...{ senderName: 'Soak', senderAddress: 'soak@example.com', to: 'soak@example.com' },
    ...{ subject: 'Soak', text: 'Soak', html: '<p>Soak</p>' },
  }),
  'report.tell-owners': () => ({ source: 'Soak', record_id: randomUUID(), vin: vinOf(0) }),
};

/** Work beside the visitors': jobs of every kind, imports from the command line, and syncs that the desk asks for. */
export class Feed {
  /** How often each kind of work was done, and how often it failed. @type {import('./verdict.mjs').FeedOutcomes} */
  outcomes = {};
  #cycle = 0;

  /**
   * @param {object} deps
   * @param {import('./watch.mjs').DatabaseWatch} deps.database
   * @param {import('./drive.mjs').Drive} deps.drive
   * @param {import('./mirror.mjs').Mirror} deps.mirror
   * @param {string} deps.folder for files to import
   * @param {(args: readonly string[]) => Promise<number>} deps.command runs the product's command line
   */
  constructor({ database, drive, mirror, folder, command }) {
    this.database = database;
    this.drive = drive;
    this.mirror = mirror;
    this.folder = folder;
    this.command = command;
  }

  /** Kinds of jobs that this version knows: each worker saves all of them at its start. @returns {Promise<string[]>} */
  async kinds() {
    const rows = await this.database.rowsOf(`select name from jobs.queue where name not like '\\_\\_%' order by name`);
    return rows.map(({ name }) => name);
  }

  /** One round of everything. Failures are counted; the next round comes anyway. */
  async cycle() {
    this.#cycle += 1;
    const steps = {
      jobs: () => this.#enqueueAll(),
      history: () => this.#importFile('history', this.#historyFile(), '--source', 'Soak'),
      'fuel economy': async () => this.#importFile('fuel-economy', await this.#epaFile()),
      recalls: () => this.#importFile('recalls', join(this.mirror.folder, 'recalls', 'FLAT_RCL_PRE_2010.zip')),
      vpic: () => this.#importVpic(),
      syncs: () => this.#sync(),
    };
    for (const [name, step] of Object.entries(steps)) {
      const isDone = await step().catch(() => false);
      const { done, failed } = this.outcomes[name] ?? { done: 0, failed: 0 };
      this.outcomes[name] = { done: done + Number(isDone), failed: failed + Number(!isDone) };
    }
  }

  async #enqueueAll() {
    for (const kind of await this.kinds())
      await this.database.rowsOf('insert into jobs.job (name, data, retry_limit) values ($1, $2, 1)', [
        kind,
        JSON.stringify(PAYLOADS[kind]?.() ?? {}),
      ]);
    return true;
  }

  /** @param {...string} args */
  async #importFile(...args) {
    return (await this.command(['import', ...args])) === 0;
  }

  /** A file that is cut off: a whole release of vPIC takes half a minute of processor time. It has to be refused. */
  async #importVpic() {
    const file = join(this.folder, 'vPICList_lite_2026_09.sql');
    writeFileSync(file, 'CREATE SCHEMA vpic;\nCOPY vpic.pattern (id) FROM stdin;\n1\n');
    return (await this.command(['import', 'vpic', file])) === 1;
  }

  #historyFile() {
    const file = join(this.folder, 'history.csv');
    writeFileSync(file, 'vin,kind,date,record_id,odometer_value,odometer_unit\n');
    let lines = '';
    for (let at = 0; at < HISTORY_EVENTS; at += 1) {
      // Half of them are those of the round before: they are replaced.
      const record = (this.#cycle * HISTORY_EVENTS) / 2 + at;
      lines += `${vinOf(record % 1_000_000)},odometer,2024-0${1 + (at % 9)}-15,soak-${record},${10_000 + at},mi\n`;
    }
    appendFileSync(file, lines);
    return file;
  }

  async #epaFile() {
    /** @type {{ module: typeof import('../../../../libs/model/server/src/testing/epa-rows.ts') }} */
    const { module } = await runnerImport(EPA_ROWS, { logLevel: 'error' });
    const file = join(this.folder, 'vehicles.csv');
    const rows = Array.from({ length: EPA_VEHICLES }, (_, at) => ({ id: String(at + 1), model: `Model ${at % 50}` }));
    writeFileSync(file, module.epaCsv(rows));
    return file;
  }

  async #sync() {
    this.mirror.renew();
    const answers = [];
    for (const name of SOURCES) {
      let answer = await this.drive.callDesk('open-data/sync', { name });
      if (answer.status === 401 && (await this.drive.enterDesk()))
        answer = await this.drive.callDesk('open-data/sync', { name });
      answers.push(answer.status);
    }
    return answers.every((status) => status === 200);
  }
}
