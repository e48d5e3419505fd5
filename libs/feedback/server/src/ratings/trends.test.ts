import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSupportBench, type SupportBench } from '../testing/support-bench.ts';

const DAY = 24 * 60 * 60_000;
let bench: SupportBench;
beforeAll(async () => {
  bench = await createSupportBench();
});
beforeEach(() => sql`delete from rating`.execute(bench.database.kysely));
afterAll(() => bench.database.drop());

const rate = (brand: string, satisfaction: string, report_type = 'report') =>
  bench.caller({ brand, as: 'mia' }).rate({ satisfaction, report_type });
const staff = () => bench.caller({ as: 'staff' });

it('returns weekly count, satisfaction, and low ratings by type', async () => {
  await rate('one', '5');
  await rate('one', '2');
  await rate('one', '1', 'sticker');
  bench.pass(7 * DAY);
  await rate('one', '4');
  const { weeks, brands } = await staff().trends();
  expect(weeks).toHaveLength(12);
  expect(weeks.every((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1)).toBe(true);
  expect(brands).toEqual([
    {
      key: 'one',
      name: 'One',
      weeks: [
        { week: weeks.at(-2), report_type: 'report', count: 2, mean: 3.5, low: 1 },
        { week: weeks.at(-2), report_type: 'sticker', count: 1, mean: 1, low: 1 },
        { week: weeks.at(-1), report_type: 'report', count: 1, mean: 4, low: 0 },
      ],
    },
  ]);
});

it('ends with the current week, to the second, and goes back as far as requested', async () => {
  await rate('one', '3');
  bench.pass(51 * 7 * DAY);
  expect((await staff().trends('?weeks=52')).brands[0]!.weeks).toHaveLength(1);
  expect((await staff().trends('?weeks=26')).brands[0]!.weeks).toEqual([]);
  bench.pass(7 * DAY);
  expect((await staff().trends('?weeks=52')).brands[0]!.weeks).toEqual([]);
});

it('shows owners the brands where they work side by side, and support only its own', async () => {
  await rate('dos', '1');
  await rate('other', '1');
  const keys = async (as: 'boss' | 'staff') =>
    (await bench.caller({ as }).trends()).brands.map(({ key, weeks }) => [key, weeks.length]);
  expect(await keys('boss')).toEqual([
    ['one', 0],
    ['dos', 1],
  ]);
  expect(await keys('staff')).toEqual([['one', 0]]);
});
