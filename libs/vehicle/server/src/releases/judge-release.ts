import { inAllLanguages } from '@vinlore/i18n';
import { ImportError } from '@vinlore/server-kit';
import { releaseTexts } from './messages/index.ts';
import type { AboutRelease } from './about-release.ts';

/** Why a release is not put into use, in all languages. */
const releaseText = inAllLanguages(releaseTexts);

/**
 * A table with fewer rows than this share of those that it had in the release in use has lost something: vPIC only grows.
 */
const LEAST_SHARE = 0.8;
/** Tables as small as this may lose what they like. */
const SMALL_TABLE = 1_000;

/** @throws ImportError for a release that is older than the one in use, or lacks what that one had */
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

/** By the month in NHTSA's name where both have one, else by the day of the newest change. */
function isOlder(one: AboutRelease, other: AboutRelease): boolean {
  const month = ({ release }: AboutRelease) => /_(\d{4}_\d{2})$/.exec(release)?.[1];
  const [ours, theirs] = [month(one), month(other)];
  return ours && theirs ? ours < theirs : one.as_of < other.as_of;
}
