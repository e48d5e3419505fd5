import { recordAct } from '@vinlore/audit';
import { type contentDeskContract, REDIRECT_LINES, type RedirectList } from '@vinlore/content-domain';
import { type Database, type Tx } from '@vinlore/database';
import { csvPieces } from '@vinlore/contract';
import { type Handler, refuse, staffAct, StreamReply } from '@vinlore/server-kit';
import { desk, holdName } from '../history/document-store.ts';
import type { DeskDeps, StaffContext } from '../history/deps.ts';
import { touchContent } from '../publish/touch-content.ts';
import type { LeadingPath } from '../redirects/redirect-lookup.ts';
import { leadingRedirects } from '../redirects/redirects.ts';
import { judgeRedirects } from './judge-redirects.ts';
import { readRedirects } from './read-redirects.ts';

/** Maximum number of valid lines in a preview; the rest is only counted. */
const EXAMPLES = 20;
/** Rows per INSERT. */
const AT_ONCE = 1_000;
/** Rows per read of an export. */
const FILE_PAGE = 2_000;

interface JudgedList extends RedirectList {
  readonly adding: readonly LeadingPath[];
}

/** Reads a list and checks each line. @throws Refusal 422 if it isn't a list */
async function judgeList(
  deps: DeskDeps,
  source: Database | Tx,
  context: StaffContext,
  text: string,
): Promise<JudgedList> {
  const { t } = context.text;
  const lines = await readRedirects(text, context.brand);
  if (typeof lines === 'string') return refuse(422, t(`content.redirectList.${lines}`, { most: REDIRECT_LINES }));
  const read = lines.flatMap((line) => (typeof line.read === 'string' ? [] : [line.read]));
  const verdicts = await judgeRedirects(deps, source, context, read);
  const verdictOf = new Map(read.map((redirect, nth) => [redirect, verdicts[nth]!]));
  const adding: LeadingPath[] = [];
  const faults: RedirectList['faults'] = [];
  const good: RedirectList['good'] = [];
  for (const { line, from, to, read: redirect } of lines) {
    if (typeof redirect === 'string') {
      faults.push({ line, from, to, words: t(`content.redirectLine.${redirect}`) });
      continue;
    }
    const verdict = verdictOf.get(redirect)!;
    if (verdict.is === 'fault') faults.push({ line, from, to, words: verdict.words });
    if (verdict.is !== 'good') continue;
    adding.push(redirect);
    const { path, temporary } = redirect;
    if (good.length < EXAMPLES) good.push({ line, from: path, to: redirect.to, temporary });
  }
  const there = verdicts.filter(({ is }) => is === 'there').length;
  return { adding, count: adding.length, there, good, faults };
}

const viewOf = ({ count, there, good, faults }: JudgedList): RedirectList => ({ count, there, good, faults });

/** POST …/redirects/check: what an import would do with each line. */
export function checkRedirectsCall(deps: DeskDeps): Handler<typeof contentDeskContract.checkRedirects> {
  return async ({ list }, context) => viewOf(await judgeList(deps, deps.database, context, list));
}

/** POST …/redirects/import: adds all valid lines at once; importing the same list again adds nothing. */
export function importRedirectsCall(deps: DeskDeps): Handler<typeof contentDeskContract.importRedirects> {
  const { database, clock } = deps;
  return ({ list }, context) =>
    database.transaction(async (tx) => {
      const { key } = context.brand;
      await holdName(tx, key, 'redirects', '');
      const judged = await judgeList(deps, tx, context, list);
      const { adding } = judged;
      if (adding.length === 0) return viewOf(judged);
      const made_at = clock();
      for (let from = 0; from < adding.length; from += AT_ONCE) {
        const leads = { brand: key, document_id: null, made_at, ended_at: null };
        const rows = adding.slice(from, from + AT_ONCE).map(({ path, to, temporary }) => ({
          ...{ ...leads, path, target: to, temporary },
        }));
        // An existing row is a deleted redirect, or one to a deleted page.
        await desk(tx)
          .insertInto('content_redirect')
          .values(rows)
          .onConflict((conflict) =>
            conflict.columns(['brand', 'path']).doUpdateSet((is) => ({
              document_id: null,
              target: is.ref('excluded.target'),
              temporary: is.ref('excluded.temporary'),
              ...{ made_at, ended_at: null },
            })),
          )
          .execute();
      }
      await touchContent(tx, key);
      await recordAct(tx, {
        ...staffAct(context),
        act: 'content.redirects-imported',
        subject: { kind: 'redirect', id: adding[0]!.path },
        after: { count: adding.length, first: adding[0]!.path, last: adding.at(-1)!.path },
      });
      return viewOf(judged);
    });
}

/** GET …/redirects/csv: all redirects in the format of an import. */
export function redirectsFileCall({ database }: DeskDeps): Handler<typeof contentDeskContract.redirectsFile> {
  return (_input, { brand, text }) => {
    async function* pages() {
      let after = '';
      for (;;) {
        const rows = await leadingRedirects(database, brand.key)
          .where('r.path', '>', after)
          .orderBy('r.path')
          .limit(FILE_PAGE)
          .execute();
        yield rows.map(({ path, to, temporary }) => [path, to, temporary ? '302' : '301']);
        if (rows.length < FILE_PAGE) return;
        after = rows.at(-1)!.path;
      }
    }
    const pieces = csvPieces(['from', 'to', 'status'], pages());
    return new StreamReply(pieces, 'text/csv; charset=utf-8', `${text.t('content.redirectsFile')}.csv`);
  };
}
