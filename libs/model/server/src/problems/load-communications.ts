import type { CopiedRow, Database } from '@vinlore/database';
import type { LineFault, OpenDataLoader, TabLine } from '@vinlore/server-kit';
import { flatDay } from '../import/flat-day.ts';
import { componentOf, noValue, plain, yearOf } from '../import/flat-file.ts';
import { loadPieces } from '../import/load-pieces.ts';
import { createNameIds, type NameIds } from '../names/name-ids.ts';
import { COMMUNICATIONS } from '../slots/sets.ts';
import { slotLoader } from '../slots/slot-loader.ts';

/** Positions of the fields we read from NHTSA's TSBS.txt, as of May 2024. */
const AT = { id: 0, added: 2, number: 3, date: 4, make: 7, model: 8, year: 9, component: 10, summary: 13 } as const;
const FIELDS = [14];

/** Summaries are truncated to this length. */
const SUMMARY_LENGTH = 400;

/** Fields repeated on each line of a communication. */
interface Communication {
  readonly number: string | null;
  readonly summary: string;
}

/** A model year and component that a communication covers. */
interface About {
  readonly id: number;
  readonly model: ReturnType<NameIds['model']>;
  readonly year: number;
  readonly component: ReturnType<NameIds['component']>;
  readonly date: string | null;
  /** Set on the first line read for each communication, null on the lines that repeat it. */
  readonly first: Communication | null;
}

function readFirst(says: (field: keyof typeof AT) => string): Communication {
  const summary = says('summary');
  return {
    number: says('number').slice(0, 60) || null,
    summary: summary.length > SUMMARY_LENGTH ? `${summary.slice(0, SUMMARY_LENGTH - 1).trimEnd()}…` : summary,
  };
}

/**
 * Reads a line; a communication has one per model year and component.
 *
 * @param seen communications already read from this piece, with their dates
 */
function readAbout(line: TabLine, ids: NameIds, seen: Map<number, string | null>): About | LineFault | null {
  const says = (field: keyof typeof AT) => plain(line.text(AT[field]));
  const text = says('id');
  if (!/^\d{1,9}$/.test(text)) return noValue('NHTSA ID NUMBER');
  const make = says('make');
  if (make === '') return noValue('MAKE');
  const [model, year] = [says('model'), yearOf(says('year'))];
  if (model === '' || year === null) return null;
  const id = Number(text);
  const known = seen.get(id);
  const isFirst = known === undefined;
  const date = isFirst ? (flatDay(says('date')) ?? flatDay(says('added'))) : known;
  if (isFirst) seen.set(id, date);
  const named = { model: ids.model(make, model), component: ids.component(componentOf(says('component'))) };
  return { id, year, date, ...named, first: isFirst ? readFirst(says) : null };
}

const OF = { table: 'model_bulletin_of', columns: ['piece', 'name_id', 'year', 'bulletin_id', 'component_id', 'date'] };
const BULLETIN = { table: 'model_bulletin', columns: ['piece', 'bulletin_id', 'number', 'date', 'summary'] };

/** Loader that keeps manufacturer communications up to date, in pieces of five years (TSBS.txt). */
export function communicationsLoader(database: Database): OpenDataLoader {
  return slotLoader(database, {
    set: COMMUNICATIONS,
    counted: OF.table,
    version: 2,
    read: (load, files, watch) => {
      const ids = createNameIds(database);
      let current = '';
      let seen = new Map<number, string | null>();
      /** What the last communication covered. Its lines are adjacent, one per manufacturer component. */
      let last = { id: -1, of: new Set<string>() };
      return loadPieces<About>(
        load,
        files,
        {
          fields: FIELDS,
          read: (line, piece) => {
            if (piece !== current) [current, seen] = [piece, new Map()];
            return readAbout(line, ids, seen);
          },
          targets: [OF, BULLETIN],
          write: async (into, piece, rows) => {
            await ids.learn();
            const lines: CopiedRow[] = [];
            const bulletins: CopiedRow[] = [];
            for (const { id, model, year, component, date, first } of rows) {
              if (first !== null) bulletins.push([piece, id, first.number, date, first.summary]);
              if (first !== null || id !== last.id) last = { id, of: new Set() };
              const key = `${model.id} ${year} ${component.id}`;
              if (last.of.has(key)) continue;
              last.of.add(key);
              lines.push([piece, model.id, year, id, component.id, date]);
            }
            await into.add(OF, lines);
            if (bulletins.length > 0) await into.add(BULLETIN, bulletins);
            return lines.length;
          },
        },
        watch,
      );
    },
  });
}
