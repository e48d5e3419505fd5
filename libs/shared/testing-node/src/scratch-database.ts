import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { startThrowAwayServer } from '@vinlore/database';
import { beginTestRun, endTestRun } from './test-run.ts';

/** An empty PostgreSQL database on a separate server, accessed as superuser over one connection. */
export interface ScratchDatabase {
  query<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs a `COPY … FROM stdin` with these lines, given without line breaks. */
  copy(statement: string, lines: Iterable<string>): Promise<void>;
  close(): Promise<void>;
}

const PIECE = 65_536;

/**
 * Starts a server in a temporary folder; this also works outside of Vitest. Nothing is synced to disk, and `close`
 * removes everything.
 */
export async function openScratchDatabase(): Promise<ScratchDatabase> {
  const directory = await beginTestRun();
  const address = await startThrowAwayServer(directory);
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return {
    async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[] = []) {
      return (await client.query<Row>(text, values.length > 0 ? [...values] : undefined)).rows;
    },
    async copy(statement, lines) {
      const sink = client.query(copyFrom(statement));
      const copied = finished(sink);
      // Awaited below; an earlier failure must not count as an unhandled rejection.
      copied.catch(() => {});
      let piece = '';
      const flush = async () => {
        if (!sink.write(piece)) await Promise.race([once(sink, 'drain'), copied]);
        piece = '';
      };
      for (const line of lines) {
        piece += `${line}\n`;
        if (piece.length > PIECE) await flush();
      }
      await flush();
      sink.end();
      await copied;
    },
    async close() {
      await client.end();
      await endTestRun(directory);
    },
  };
}
