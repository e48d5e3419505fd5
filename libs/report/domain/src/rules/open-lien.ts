import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { surelyBefore } from './partial-date.ts';

/** Whether a release can belong to a lien: not earlier, and from the same lender if both name one. */
function mayRelease(release: ReportEvent, lien: ReportEvent): boolean {
  if (surelyBefore(release.date, lien.date)) return false;
  const [lender, other] = [lien.detail.entity, release.detail.entity];
  return !lender || !other || lender.toUpperCase() === other.toUpperCase();
}

/**
 * Matches liens with releases: each release ends one lien, of its lender if named. An unreleased lien may still be
 * owed, and the lender could repossess the car from a buyer.
 */
export const openLien: Rule = ({ events }) => {
  const liens = events.filter(({ kind }) => kind === 'lien');
  const releases = events.filter(({ kind }) => kind === 'lien-release');
  if (liens.length === 0) return [];
  const used = new Set<ReportEvent>();
  const open = liens.filter((lien) => {
    const release = releases.find((each) => !used.has(each) && mayRelease(each, lien));
    if (release) used.add(release);
    return !release;
  });
  const last = open.at(-1);
  if (last) return [finding('open-lien', 'look', open, { liens: open.length, day: last.date })];
  return [finding('open-lien', 'ok', [...liens, ...used], { liens: liens.length })];
};
