import { inAllLanguages } from '@vinlore/i18n';
import { ImportError } from '@vinlore/server-kit';
import { releaseTexts } from './messages/index.ts';
import type { AboutRelease } from './about-release.ts';

/** Why a release was rejected, in all languages. */
const releaseText = inAllLanguages(releaseTexts);

/** Minimum share of the current release's rows a table must have. vPIC only grows, so fewer rows mean data was lost. */
const LEAST_SHARE = 0.8;
/** Tables up to this size aren't checked for lost rows. */
const SMALL_TABLE = 1_000;

/** @throws ImportError if a release is older than the one in use or lost rows */
export function judgeRelease(one: AboutRelease, inUse: AboutRelease): void {
  const both = { release: one.release, before: inUse.release };
  if (isOlder(one, inUse))
    throw new ImportError(releaseText('vpicRelease.older', { ...both, asOf: one.as_of, beforeAsOf: inUse.as_of }));
  for (const [table, before] of Object.entries(inUse.rows)) {
    const now = one.rows[table];
    if (now === undefined || before < SMALL_TABLE || now >= before * LEAST_SHARE) continue;
    throw new ImportError(
      releaseText('vpicRelease.fewRows', { ...both, table, rows: String(now), rowsBefore: String(before) }),
    );
  }
}

/** Compares by the month in NHTSA's name if both have one, otherwise by the date of the newest change. */
function isOlder(one: AboutRelease, other: AboutRelease): boolean {
  const month = ({ release }: AboutRelease) => /_(\d{4}_\d{2})$/.exec(release)?.[1];
  const [ours, theirs] = [month(one), month(other)];
  return ours && theirs ? ours < theirs : one.as_of < other.as_of;
}
