import type { Language } from '@vinlore/i18n';
import type { ModelTopic } from '../data/model-part.ts';
import type { ModelView } from '../model/model-view.ts';
import type { ReportView, SectionView, Status } from '../view/report-view.ts';
import { type Speaker, speakerOf } from '../words/speaker.ts';

/** One vehicle's value in a row of a comparison. */
export interface ComparedCell {
  /** Display text; null if unknown. */
  readonly value: string | null;
  /** Null for values that are neither good nor bad, such as a color. */
  readonly status: Status | null;
}

/** A row that compares two vehicles. */
export interface ComparedRow {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly [ComparedCell, ComparedCell];
  readonly differs: boolean;
}

/** A group of rows, such as the signals. */
export interface ComparedGroup {
  readonly key: 'signals' | 'history' | 'model' | 'facts';
  readonly title: string;
  readonly rows: readonly ComparedRow[];
}

/** Comparison of two reports. It declares no winner; that's up to the reader. */
export interface Comparison {
  /** Names and VINs of the vehicles. */
  readonly heads: readonly [ComparedHead, ComparedHead];
  readonly groups: readonly ComparedGroup[];
  /** "6 of 20 rows differ" */
  readonly summary: string;
  readonly note: string;
}

export interface ComparedHead {
  readonly id: string;
  readonly title: string;
  readonly vin: string;
  readonly made: string;
  readonly sample: boolean;
}

type Pair<T> = readonly [T, T];
type Views = Pair<ReportView>;

const both = <T, R>([one, other]: Pair<T>, of: (item: T) => R): [R, R] => [of(one), of(other)];

function row(key: string, label: string, cells: [ComparedCell, ComparedCell]): ComparedRow {
  const [one, other] = cells;
  return { key, label, cells, differs: one.value !== other.value || one.status !== other.status };
}

const UNKNOWN: ComparedCell = { value: null, status: null };

/** Rows for every item in either list, in the order of the first. */
function rowsOf<T>(
  views: Views,
  listOf: (view: ReportView) => readonly T[],
  labelOf: (item: T) => string,
  cellOf: (item: T) => ComparedCell,
  prefix: string,
): ComparedRow[] {
  const lists = both(views, listOf);
  const labels = [...new Set(lists.flat().map(labelOf))];
  return labels.map((label, place) =>
    row(
      `${prefix}-${place + 1}`,
      label,
      both(lists, (list) => {
        const item = list.find((one) => labelOf(one) === label);
        return item === undefined ? UNKNOWN : cellOf(item);
      }),
    ),
  );
}

const sectionOf = (view: ReportView, key: SectionView['key']) => view.sections.find((section) => section.key === key);

function historyRows(views: Views, { t }: Speaker): ComparedRow[] {
  const plain = (value: string | null): ComparedCell => ({ value, status: null });
  const line = (key: SectionView['key']) =>
    both(views, (view): ComparedCell => {
      const section = sectionOf(view, key);
      return section ? { value: section.finding, status: section.status } : UNKNOWN;
    });
  const inAll = (view: ReportView) =>
    view.sections.reduce((records, section) => records + section.rows.length + section.recalls.length, 0);
  return [
    row(
      'to-ask',
      t('compare.toAsk'),
      both(views, ({ verdict }) => ({ value: verdict.title, status: verdict.status })),
    ),
    row(
      'records',
      t('compare.records'),
      both(views, (view) => plain(String(inAll(view)))),
    ),
    row(
      'last-reading',
      t('compare.lastReading'),
      both(views, (view) => {
        const last = view.readings.findLast(({ outOfLine }) => !outOfLine);
        const total = sectionOf(view, 'odometer')?.findings.find(({ rule }) => rule === 'odometer-total');
        return plain(last ? [`${last.words}, ${last.date}`, total?.title].filter(Boolean).join('. ') : null);
      }),
    ),
    row(
      'owners',
      t('compare.owners'),
      both(views, ({ timeline }) => {
        const owners = timeline.filter(({ kind }) => kind === 'owner').length;
        return plain(owners > 0 ? String(owners) : null);
      }),
    ),
    row('ownership', t('compare.ownership'), line('ownership')),
    row('titles', t('compare.titles'), line('title')),
    row('market', t('compare.market'), line('market')),
    row('service', t('compare.service'), line('service')),
    row(
      'down',
      t('compare.down'),
      both(views, ({ sources }) => {
        const down = sources.filter(({ status }) => status === 'down').map(({ name }) => name);
        return down.length > 0 ? { value: down.join(', '), status: 'down' } : plain(t('compare.noneDown'));
      }),
    ),
  ];
}

/**
 * Topics worth comparing. Counts of complaints and bulletins aren't, because the number of cars on the road isn't
 * published.
 */
const COMPARED: readonly ModelTopic[] = ['safety', 'investigations', 'fuel'];

const compared = ({ glance }: ModelView) => glance.filter(({ topic }) => COMPARED.includes(topic));

/**
 * Model data of both vehicles, if either report has any. Never rated as good or bad, because it isn't about a specific
 * car.
 */
function modelGroup(views: Views, { t }: Speaker): ComparedGroup[] {
  if (views.every(({ model }) => model === null)) return [];
  const rows = rowsOf(
    views,
    ({ model }) => (model ? [{ label: t('compare.model'), value: model.name }, ...compared(model)] : []),
    ({ label }) => label,
    ({ value }) => ({ value, status: null }),
    'model',
  );
  return [{ key: 'model', title: t('compare.modelTitle'), rows }];
}

/**
 * Compares two reports row by row and flags differences. Built from views, so that it says exactly what each report
 * says.
 *
 * @param views in the same language
 */
export function compareReports(views: Views, language: Language): Comparison {
  const speaker = speakerOf(language);
  const { t } = speaker;
  const groups: ComparedGroup[] = [
    {
      key: 'signals',
      title: t('compare.signals'),
      rows: rowsOf(
        views,
        ({ verdict }) => verdict.signals,
        ({ label }) => label,
        ({ value, status }) => ({ value, status }),
        'signal',
      ),
    },
    { key: 'history', title: t('compare.history'), rows: historyRows(views, speaker) },
    ...modelGroup(views, speaker),
    {
      key: 'facts',
      title: t('compare.facts'),
      rows: rowsOf(
        views,
        // The last reading has its own row under history.
        ({ facts }) => facts.filter(({ label }) => label !== t('fact.lastReading')),
        ({ label }) => label,
        ({ value }) => ({ value, status: null }),
        'fact',
      ),
    },
  ];
  const rows = groups.flatMap((group) => group.rows);
  const differ = rows.filter(({ differs }) => differs).length;
  return {
    heads: both(views, ({ id, title, vin, made, sample }) => ({ id, title, vin, made, sample })),
    groups,
    summary: t('compare.summary', { differ, rows: rows.length }),
    note: t('compare.note'),
  };
}
