import { csvPieces } from '@vinlore/contract';
import { pageOf, PAGE_SIZE } from '@vinlore/database';
import { type Handlers, refuse, StreamReply } from '@vinlore/server-kit';
import type { AuditEntry, staffContract } from '@vinlore/staff-domain';
import { colleague } from '../people.ts';
import type { Person, StaffDeps } from '../deps.ts';
import { hasEntry, type KeptEntry, readTrail, type TrailFilter } from './read-trail.ts';

/** Batch size of the export. */
const CHUNK = 1000;
const HEADER = [
  'id',
  'at',
  'actor',
  'name',
  'email',
  'act',
  'kind',
  'subject',
  'detail',
  'before',
  'after',
  'address',
  'device',
];

type Facts = AuditEntry['detail'];

const entryView = (kept: KeptEntry, people: ReadonlyMap<string, Person>): AuditEntry => ({
  id: String(kept.id),
  at: kept.at.toISOString(),
  actor: kept.actor === null ? null : colleague(people, kept.actor),
  act: kept.act,
  subject: { kind: kept.subject_kind, id: kept.subject_id },
  detail: kept.detail as Facts,
  before: kept.before as Facts,
  after: kept.after as Facts,
  from: kept.from_address === null ? null : { address: kept.from_address, device: kept.from_device ?? '' },
});

const line = (entry: AuditEntry): string[] => {
  const json = (facts: Facts) => (facts === null ? '' : JSON.stringify(facts));
  return [
    entry.id,
    entry.at,
    entry.actor?.id ?? '',
    entry.actor?.name ?? '',
    entry.actor?.email ?? '',
    entry.act,
    entry.subject.kind,
    entry.subject.id,
    json(entry.detail),
    json(entry.before),
    json(entry.after),
    entry.from?.address ?? '',
    entry.from?.device ?? '',
  ];
};

/** Calls for owners to read the audit log; it can't be changed, not even by the database's owner. */
export function auditHandlers(deps: StaffDeps): Pick<Handlers<typeof staffContract>, 'audit' | 'auditCsv'> {
  const { database, peopleOf } = deps;
  const entriesOf = async (kept: readonly KeptEntry[]) => {
    const actors = kept.flatMap(({ actor }) => (actor === null ? [] : [actor]));
    const people = await peopleOf(database, [...new Set(actors)]);
    return kept.map((each) => entryView(each, people));
  };
  async function* pages(brand: string, filter: TrailFilter) {
    let cursor: string | null = null;
    for (;;) {
      const kept: KeptEntry[] = await readTrail(database, brand, filter, { order: 'asc', cursor, most: CHUNK });
      if (kept.length > 0) yield (await entriesOf(kept)).map(line);
      if (kept.length < CHUNK) return;
      cursor = String(kept.at(-1)!.id);
    }
  }
  return {
    audit: async ({ cursor, ...filter }, { brand, text }) => {
      if (cursor !== undefined && !(await hasEntry(database, brand.key, cursor))) refuse(404, text.t('staff.noEntry'));
      const page = { order: 'desc', cursor: cursor ?? null, most: PAGE_SIZE + 1 } as const;
      const kept = await readTrail(database, brand.key, filter, page);
      const { rows, more } = pageOf(kept);
      return { entries: await entriesOf(rows), more };
    },
    auditCsv: (filter, { brand }) =>
      new StreamReply(csvPieces(HEADER, pages(brand.key, filter)), 'text/csv; charset=utf-8', `audit ${brand.key}.csv`),
  };
}
