import type { Values } from '@vinlore/i18n';
import type { Finding } from '../../data/report-data.ts';
import type { RuleName } from '../../rules/rules.ts';
import { firstSmall, type Speaker } from '../speaker.ts';

type Figures = Finding['figures'];

/** Placeholder that a text gets for an unknown value. */
const NONE = 'none';

const listOf = (joined: string | number | undefined) => String(joined).split(',').filter(Boolean);

/** Values that a rule's texts need besides its figures. */
type MoreValues = (figures: Figures, speaker: Speaker) => Values;

const brandValues: MoreValues = ({ code }, { t, find }) => {
  const brand = find(`brand.${code}`) ?? t('finding.title-brand.code', { code: code! });
  // The name up to its explanation, since several share one line.
  return { brand, brand_short: brand.split(/[,(]/u)[0]!.trim() };
};

/** The name of a field with unrecognized wording, and the source's wording. */
const unreadValues: MoreValues = ({ field, words }, { find }) => ({
  called: find(`detail.${field}`) ?? find(`record.${field}`) ?? String(field),
  words: words || NONE,
});

const more: Partial<Record<RuleName, MoreValues>> = {
  'odometer-rollback': ({ fromMiles = 0, toMiles = 0 }, { difference }) => ({ less: difference(fromMiles, toMiles) }),
  'odometer-five-digits': ({ totalMiles }, { distance }) => ({
    total: totalMiles === undefined ? NONE : distance(totalMiles),
  }),
  'odometer-total': ({ counts }, { distance }) => ({ sum: listOf(counts).map(distance).join(' + ') }),
  'entered-mileage': ({ miles, lastMiles }, { difference }) => ({ less: difference(lastMiles!, miles!) }),
  'odometer-codes': ({ code }, { find }) => {
    const meaning = find(`odometerCode.${code}`) ?? String(code);
    return { meaning, meaning_within: firstSmall(meaning) };
  },
  'title-states': ({ states }, { region, list }) => {
    const names = listOf(states).map((state) => region(state));
    return { states: list(names) || NONE, states_count: names.length };
  },
  'title-brand-missing-later': brandValues,
  'total-loss': ({ signals }, { find, list }) => ({
    signals: list(listOf(signals).map((signal) => find(`finding.total-loss.signal.${signal}`) ?? signal)),
  }),
  'salvage-records': ({ disposition }, { find }) => ({
    became: find(`disposition.${disposition}`)?.toLowerCase() ?? NONE,
  }),
  'title-brand': (figures, speaker) => ({ ...brandValues(figures, speaker), seen: figures['seen'] ?? 'no' }),
  'salvage-auction': ({ damage, zones, paper, runs }, { find }) => {
    const types = listOf(damage).map((type) => find(`damage.${type}`)?.toLowerCase() ?? type);
    const places = listOf(zones).map((zone) => find(`impact.${zone}`) ?? zone);
    return {
      about: [...types, ...places].join(', ') || NONE,
      damage_first: types[0] ?? NONE,
      paper_words: firstSmall(find(`paper.${paper}`) ?? NONE),
      runs_words: firstSmall(find(`runs.${runs}`) ?? NONE),
    };
  },
  'listing-claims': ({ claims }, { find, list }) => ({
    claims_words: list(listOf(claims).map((claim) => firstSmall(find(`claim.${claim}`) ?? claim))),
  }),
  export: ({ country }, { country: named }) => ({
    // An export recorded in the U.S. doesn't say where the car went.
    where: country === 'US' || !country ? NONE : named(String(country)),
  }),
  damage: ({ worst, impact, airbags, structural, types = '' }, { t, find, list }) => {
    const places = listOf(impact).map((point) => find(`impact.${point}`) ?? '');
    const kinds = listOf(types).map((type) => find(`damage.${type}`)?.toLowerCase() ?? '');
    const about = [find(`severity.${worst}`)?.toLowerCase() ?? '', ...kinds, ...places].filter(Boolean);
    const also = [
      ...(airbags === 'yes' ? [t('finding.damage.airbags')] : []),
      ...(structural === 'yes' ? [t('finding.damage.structural')] : []),
    ];
    return { about: about.join(', ') || NONE, also: list(also) || NONE };
  },
  'commercial-use': ({ use }, { find }) => ({ name: (find(`use.${use}`) ?? String(use)).toLowerCase() }),
  'days-on-market': ({ drops }, { small }) => ({ drops_small: small(Number(drops)) }),
  auctions: ({ fromDay, toDay }, { date, range }) => ({
    when: fromDay === toDay ? date(String(fromDay)) : range(String(fromDay), String(toDay)),
  }),
  'unread-brand': unreadValues,
  'unread-odometer': unreadValues,
  'unread-loss': unreadValues,
  'unread-damage': unreadValues,
  'unread-use': unreadValues,
  'unread-claims': unreadValues,
  'unread-result': unreadValues,
  recalls: ({ parkIt, parkOutside }, { t, list }) => ({
    warnings: list([
      ...(Number(parkIt) > 0 ? [t('finding.recalls.parkIt', { parkIt: parkIt! })] : []),
      ...(Number(parkOutside) > 0 ? [t('finding.recalls.parkOutside', { parkOutside: parkOutside! })] : []),
    ]),
  }),
};

/** Formats a figure by the type that its name implies (see `RULES`). */
function valuesOf(name: string, figure: string | number, speaker: Speaker): Values {
  const text = String(figure);
  if (/^day$|Day$/u.test(name)) {
    const date = speaker.date(text);
    return {
      [name]: date,
      [`${name}_on`]: speaker.on(text),
      [`${name}_the`]: speaker.the(text),
      [`${name}_of`]: speaker.of(text),
      [`${name}_year`]: date.slice(-4),
    };
  }
  if (/^miles$|Miles$|^milesPerYear$/u.test(name)) return { [name]: speaker.distance(figure) };
  if (/^state$|State$/u.test(name)) return { [name]: speaker.region(text) || NONE };
  return { [name]: figure };
}

/** The figures of a finding as values for its texts. */
export function figureValues(rule: RuleName, figures: Figures, speaker: Speaker): Values {
  const { fromDay, toDay, months } = figures;
  return {
    ...Object.assign({}, ...Object.entries(figures).map(([name, figure]) => valuesOf(name, figure, speaker))),
    ...(toDay !== undefined && { range: speaker.range(String(fromDay), String(toDay)) }),
    ...(months !== undefined && { span: speaker.span(months) }),
    ...more[rule]?.(figures, speaker),
  };
}
