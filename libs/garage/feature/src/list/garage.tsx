import { type GarageEntry, RECALLS_AT_ONCE } from '@vinlore/garage-domain';
import { EmptyList, ErrorNotice, FieldFrame, NoneFits, useCall, useTranslator } from '@vinlore/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useId, useRef, useState } from 'react';
import { garageQuery, recallsQuery } from '../garage-queries.ts';
import { KeepSwitch } from '../kept/keep-switch.tsx';
import { type KeptGarage, keptEntry, readKeptGarage } from '../kept/kept-garage.ts';
import { KeptVehicles } from '../kept/kept-vehicles.tsx';
import { useKeepGarage } from '../kept/use-keep-garage.ts';
import type { garageMessages } from '../messages/index.ts';
import parts from '../parts.module.css';
import { ShareGarage } from '../share/share-garage.tsx';
import { AddVehicle, type VinFieldSlot } from './add-vehicle.tsx';
import { GarageCard, type RecallCount } from './garage-card.tsx';
import styles from './garage.module.css';

/** Props of `Garage`. */
export interface GarageProps {
  readonly vinField: VinFieldSlot;
  readonly entryLink: (id: string, content: ReactNode) => ReactNode;
  /** Renders a drawing of the vehicle's body style; null if there is none. */
  readonly picture: (entry: GarageEntry) => ReactNode;
  /** Renders a button-styled link that compares two reports. */
  readonly compareLink: (a: string, b: string, text: string) => ReactNode;
  /** Account id of the member. */
  readonly owner: string;
}

/** The search field is shown from this many vehicles on. */
const MANY = 9;

const chunksOf = <Each,>(list: readonly Each[], size: number): Each[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));

/** Recall counts by vehicle. */
interface RecallCounts {
  readonly of: (id: string) => RecallCount;
  /** Time of the oldest count; null while any is loading or failed. */
  readonly at: number | null;
}

/** Loads recall counts in batches. */
function useRecallCounts(entries: readonly GarageEntry[]): RecallCounts {
  const call = useCall();
  const chunks = chunksOf(
    entries.map(({ id }) => id),
    RECALLS_AT_ONCE,
  );
  const answers = useQueries({ queries: chunks.map((ids) => recallsQuery(call, ids)) });
  const of = (id: string) => {
    const answer = answers[chunks.findIndex((ids) => ids.includes(id))];
    if (!answer || answer.isPending) return undefined;
    return answer.data?.recalls.find((each) => each.id === id) ?? null;
  };
  const isCounted = answers.every(({ isSuccess }) => isSuccess);
  return { of, at: isCounted ? Math.min(...answers.map(({ dataUpdatedAt }) => dataUpdatedAt)) : null };
}

/** Converts the list to what is stored on the device. @param at when it was loaded */
function copyOf(entries: readonly GarageEntry[], recalls: RecallCounts, at: number): KeptGarage {
  const asOf = new Date(Math.min(at, recalls.at ?? at)).toISOString();
  return { as_of: asOf, vehicles: entries.map((entry) => keptEntry(entry, recalls.of(entry.id) ?? null)) };
}

function fits({ nickname, title, vin }: GarageEntry, words: string): boolean {
  const text = `${nickname} ${title} ${vin}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function Empty() {
  const { t } = useTranslator<typeof garageMessages>();
  return (
    <EmptyList
      title={t('garage.emptyTitle')}
      lead={t('garage.emptyLead')}
      picture={
        <>
          <path data-ink="shade" d="M14 40 60 12l46 28v44H14z" />
          <path data-ink="paper" d="M28 52h64v32H28z" />
          <path data-ink="line" d="M28 62h64M28 72h64" />
          <circle data-ink="dot" cx="60" cy="32" r="5" />
        </>
      }
    >
      {null}
    </EmptyList>
  );
}

/** `/members/garage`: the member's saved vehicles. */
export function Garage({ vinField, entryLink, picture, compareLink, owner }: GarageProps) {
  const { t } = useTranslator<typeof garageMessages>();
  const id = useId();
  const query = useQuery(garageQuery(useCall()));
  const entries = query.data?.vehicles ?? [];
  const recalls = useRecallCounts(entries);
  const garage = query.isSuccess && recalls.at !== null ? copyOf(entries, recalls, query.dataUpdatedAt) : null;
  const keeping = useKeepGarage(owner, garage);
  const [kept] = useState(() => readKeptGarage(owner));
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words.trim());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const found = entries.filter((entry) => fits(entry, wanted));
  const reports = chosen.flatMap((one) => entries.find((entry) => entry.id === one)?.report ?? []);
  // A third selection replaces the first.
  const choose = (one: string, isChosen: boolean) =>
    setChosen((before) => [...before.filter((each) => each !== one), ...(isChosen ? [one] : [])].slice(-2));
  const showAll = () => {
    setWords('');
    field.current?.focus();
  };
  return (
    <div className={styles.page}>
      <div>
        <h1 className={styles.title}>{t('garage.title')}</h1>
        <p className={styles.lead}>{t('garage.lead')}</p>
      </div>
      <AddVehicle vinField={vinField} />
      {query.error && <ErrorNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isError && !query.data && kept && <KeptVehicles {...kept} />}
      {query.isPending && (
        <div role="status" className={styles.cards}>
          <p className="hidden-visually">{t('garage.loading')}</p>
          <span className={`skeleton ${styles.place}`} />
          <span className={`skeleton ${styles.place}`} />
        </div>
      )}
      {query.data && entries.length === 0 && <Empty />}
      {entries.length > 0 && (
        <>
          <h2 className={parts.heading}>{t('garage.count', { count: entries.length })}</h2>
          {entries.length >= MANY && (
            <div role="search">
              <FieldFrame id={id} label={t('garage.find')}>
                {(ties) => (
                  <input
                    {...ties}
                    ref={field}
                    className="field"
                    type="search"
                    maxLength={80}
                    value={words}
                    onChange={({ target }) => setWords(target.value)}
                  />
                )}
              </FieldFrame>
            </div>
          )}
          {found.length === 0 && (
            <NoneFits words={t('garage.noneFound')} showAll={t('garage.showAll')} onShowAll={showAll} />
          )}
          <ul className={styles.cards}>
            {found.map((entry) => (
              <GarageCard
                key={entry.id}
                entry={entry}
                recalls={recalls.of(entry.id)}
                picture={picture(entry)}
                entryLink={entryLink}
                isChosen={chosen.includes(entry.id)}
                onChoose={(isChosen) => choose(entry.id, isChosen)}
              />
            ))}
          </ul>
          {entries.length > 1 && (
            <section className={styles.compare} aria-label={t('garage.compareBar')}>
              <h2 className={parts.heading}>{t('garage.compareBar')}</h2>
              {reports.length === 2 ? (
                compareLink(reports[0]!, reports[1]!, t('garage.compareGo'))
              ) : (
                <p className="dim">{t('garage.compareHint')}</p>
              )}
            </section>
          )}
        </>
      )}
      {entries.length > 0 && <KeepSwitch keeping={keeping} asOf={garage?.as_of ?? null} />}
      {entries.length > 0 && <ShareGarage entries={entries} />}
    </div>
  );
}
