import type { ReportEvent } from '../data/report-data.ts';
import type { EventKind } from '../events/history-event.ts';
import { STATE_TILES } from '../map/state-grid.ts';
import type { Speaker } from '../words/speaker.ts';
import type { PlacesView, VisitedPlace } from './report-view.ts';

/** Records a state creates when it registers a vehicle. */
const FILED: readonly EventKind[] = ['title', 'registration', 'title-brand'];

const STATES = new Set(STATE_TILES.map(({ region }) => region));

type Placed = ReportEvent & { readonly place: NonNullable<ReportEvent['place']> };

/** Records of one place, at least one. */
type Group = readonly [Placed, ...Placed[]];

/** Minimum number of states for a map; the records name a single one. */
const FEWEST_STATES = 2;

/**
 * Where records come from, by state in the order the vehicle got there, then abroad; null for fewer than two states.
 */
export function placesView(
  { events }: { readonly events: readonly ReportEvent[] },
  speaker: Speaker,
): PlacesView | null {
  const byPlace = new Map<string, [Placed, ...Placed[]]>();
  for (const event of events.filter((each): each is Placed => each.place !== null)) {
    const key = `${event.place.country} ${event.place.region ?? ''}`;
    const known = byPlace.get(key);
    if (known) known.push(event);
    else byPlace.set(key, [event]);
  }
  const isState = ([{ place }]: Group) => place.country === 'US' && STATES.has(place.region ?? '');
  const groups: readonly Group[] = [...byPlace.values()];
  const states = groups.filter(isState);
  if (states.length < FEWEST_STATES) return null;
  const visited = [...states, ...groups.filter((group) => !isState(group))];
  const places = visited.map((group, at): VisitedPlace => {
    const [{ place }] = group;
    const name = place.region ? speaker.region(place.region, place.country) : speaker.country(place.country);
    return {
      region: isState(group) ? place.region : null,
      number: at + 1,
      name,
      time: timeOf(group, speaker),
      records: group.length,
      count: speaker.t('sectionCount.other', { count: group.length }),
      filed: group.some(({ kind }) => FILED.includes(kind)),
    };
  });
  const names = places.filter(({ region }) => region !== null).map(({ name }) => name);
  return { places, summary: speaker.t('places.summary', { count: names.length, names: speaker.list(names) }) };
}

function timeOf(events: readonly Placed[], { date }: Speaker): string {
  const [first, last] = [date(events[0]!.date), date(events.at(-1)!.date)];
  return first === last ? first : `${first} – ${last}`;
}
