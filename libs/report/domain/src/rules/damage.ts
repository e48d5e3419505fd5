import type { ReportEvent } from '../data/report-data.ts';
import { finding, type Rule } from './finding.ts';
import { isDamaged } from './salvage-auction.ts';

const SEVERITIES = ['minor', 'moderate', 'severe'] as const;

/** From 0, not reported, to 3, severe. */
const rankOf = ({ detail }: ReportEvent) => (detail.severity ? SEVERITIES.indexOf(detail.severity) + 1 : 0);
const saidOf = (said: boolean) => (said ? 'yes' : 'no record');

/**
 * Accidents, damage, and damaged salvage auction lots: how many, and the worst. An alert for severe or structural
 * damage and deployed airbags, which affect protection in the next accident.
 */
export const damage: Rule = ({ events }) => {
  const records = events.filter(
    (event) =>
      event.kind === 'accident' || event.kind === 'damage' || (event.kind === 'salvage-auction' && isDamaged(event)),
  );
  const [first, ...others] = records;
  if (!first) return [];
  const worst = others.reduce((most, event) => (rankOf(event) > rankOf(most) ? event : most), first);
  const airbags = records.some(({ detail }) => detail.airbags);
  const structural = records.some(({ detail }) => detail.structural);
  const serious = worst.detail.severity === 'severe' || airbags || structural;
  return [
    finding('damage', serious ? 'alert' : 'look', records, {
      records: records.length,
      day: worst.date,
      worst: worst.detail.severity ?? '',
      airbags: saidOf(airbags),
      structural: saidOf(structural),
      impact: [...new Set(worst.detail.impact ?? [])].join(','),
      types: [...new Set(worst.detail.damage ?? [])].join(','),
    }),
  ];
};
