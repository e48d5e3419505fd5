import { permits } from '@vinlore/contract';
import type { ratingContract } from '@vinlore/feedback-domain';
import type { Handler } from '@vinlore/server-kit';
import type { RatingDeps } from '../deps.ts';
import { mondaysUpTo } from '../../weeks.ts';
import { ratingWeeks } from '../rating-store.ts';

/** GET /api-cwa/staff/feedback/trends: weekly satisfaction. */
export function staffFeedbackTrendsCall(deps: RatingDeps): Handler<typeof ratingContract.staffFeedbackTrends> {
  const { database, brands, brandsOfStaff, clock } = deps;
  return async ({ weeks }, { brand, actor }) => {
    const mondays = mondaysUpTo(clock(), weeks);
    // Owners also see the other brands they own.
    const works = permits(actor.roles, 'owner') ? await brandsOfStaff(database, brand.key, actor.accountId) : [];
    const listed = [brand, ...brands.filter(({ key }) => key !== brand.key && works.includes(key))];
    const keys = listed.map(({ key }) => key);
    const counted = await ratingWeeks(database, keys, mondays[0]!);
    return {
      weeks: mondays,
      brands: listed.map(({ key, name }) => ({
        key,
        name,
        weeks: counted
          .filter((each) => each.brand === key)
          .map(({ week, report_type, ratings, satisfaction, low }) => ({
            week,
            report_type,
            count: ratings,
            mean: satisfaction / ratings,
            low,
          })),
      })),
    };
  };
}
