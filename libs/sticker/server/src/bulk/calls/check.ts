import type { Handler } from '@vinlore/server-kit';
import type { bulkContract } from '@vinlore/sticker-domain';
import { listOfCall } from '../../dealers/list-of-call.ts';
import type { StickerDeps } from '../../deps.ts';
import { judgeList } from '../judge-list.ts';
import { problemView } from '../problem-view.ts';

/** As many problems as a person reads before they mend the file. */
const MOST_PROBLEMS = 100;

/** Reads a list and says what it would cost; nothing is kept. */
export function bulkCheck(stickers: StickerDeps): Handler<typeof bulkContract.bulkCheck> {
  return async ({ file }, { actor: { accountId }, brand, text }) => {
    const list = await listOfCall(new Uint8Array(await file.arrayBuffer()), { text });
    const { rows, had, toMake } = await judgeList(stickers, { brand, accountId }, list.rows);
    const problems = rows.flatMap((row) => problemView(text, row));
    return {
      rows: rows.length,
      to_make: toMake,
      had,
      failed: problems.length,
      duplicates: list.duplicates,
      problems: problems.slice(0, MOST_PROBLEMS),
    };
  };
}
