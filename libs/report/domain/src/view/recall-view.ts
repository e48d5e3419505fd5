import { componentWords } from '@vinlore/vehicle-domain';
import type { ReportData } from '../data/report-data.ts';
import type { ReportRecall } from '../data/report-recall.ts';
import type { Speaker } from '../words/speaker.ts';
import type { RecallView } from './report-view.ts';

/** Sort order: do not drive, park outside, over the air, then newest first. */
const urgency = ({ parkIt, parkOutside, overTheAir }: ReportRecall) =>
  parkIt ? 0 : parkOutside ? 1 : overTheAir ? 2 : 3;

function badgesOf({ parkIt, parkOutside, overTheAir }: ReportRecall, { t }: Speaker): RecallView['badges'] {
  const badges: RecallView['badges'][number][] = [];
  if (parkIt) badges.push({ status: 'alert', words: t('badge.parkIt') });
  if (parkOutside) badges.push({ status: 'alert', words: t('badge.parkOutside') });
  if (overTheAir) badges.push({ status: 'ok', words: t('badge.overTheAir') });
  return badges;
}

/** Recalls for display, most urgent first. */
export function recallViews({ recalls }: ReportData, speaker: Speaker): RecallView[] {
  return recalls
    .toSorted(
      (one, other) =>
        urgency(one) - urgency(other) || (other.received ?? '').localeCompare(one.received ?? '', 'en-US'),
    )
    .map((recall) => ({
      campaign: recall.campaign,
      date: recall.received && speaker.date(recall.received),
      component: recall.components.map(componentWords).join('; '),
      summary: recall.summary,
      consequence: recall.consequence,
      remedy: recall.remedy,
      badges: badgesOf(recall, speaker),
      source: recall.source,
      sample: recall.sample,
    }));
}
