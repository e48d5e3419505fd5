import type { Call, InputOf } from '@vinlore/contract';
import { saveCsv } from '@vinlore/desk-ui';
import { type Rating, ratingContract } from '@vinlore/feedback-domain';

/** Maximum rows of an export: 40 pages. */
export const CSV_ROWS = 2_000;

/** The list's filters. */
export type FeedbackQuery = Omit<InputOf<typeof ratingContract.staffFeedback>, 'cursor'>;

/** Loads the matching feedback, up to `CSV_ROWS`. */
async function all(
  call: Call,
  query: FeedbackQuery,
): Promise<{ readonly rows: readonly Rating[]; readonly more: boolean }> {
  const rows: Rating[] = [];
  for (let cursor: string | undefined; ; cursor = rows.at(-1)!.id) {
    const page = await call(ratingContract.staffFeedback, { ...query, ...(cursor !== undefined && { cursor }) });
    rows.push(...page.feedback);
    if (!page.more || rows.length >= CSV_ROWS) return { rows, more: page.more };
  }
}

/** Exports the matching feedback as CSV. @returns whether the file was truncated */
export async function saveFeedback(call: Call, query: FeedbackQuery): Promise<boolean> {
  const { rows, more } = await all(call, query);
  saveCsv(
    'feedback',
    ['sent_at', 'report_type', 'satisfaction', 'vin', 'email', 'message'],
    rows.map(({ sent_at, report_type, satisfaction, vin, email, message }) => [
      sent_at,
      report_type,
      String(satisfaction),
      vin,
      email ?? '',
      message,
    ]),
  );
  return more;
}
