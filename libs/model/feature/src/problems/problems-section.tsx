import type { ModelFacts, ModelSource } from '@vinlore/model-domain';
import { StatusWord, useTranslator } from '@vinlore/ui';
import { componentWords } from '@vinlore/vehicle-domain';
import type { ReactNode } from 'react';
import type { modelMessages } from '../messages/index.ts';
import { Nothing, NotLoaded, Section, SourceLine } from '../parts/section.tsx';
import { Complaints } from './complaints.tsx';
import { DatedList } from './dated-list.tsx';
import styles from './problems.module.css';

/** Anchor id of the section. */
export const PROBLEMS_ID = 'known-problems';

const KINDS = ['complaints', 'investigations', 'communications'] as const satisfies readonly ModelSource[];

const named = (components: readonly string[]) => components.map(componentWords).join('; ');

/**
 * Problems that owners, NHTSA, and the manufacturer reported for the model. Heading, first sentence, and frame make
 * clear that this isn't about the single vehicle.
 */
export function ProblemsSection({ facts }: { readonly facts: ModelFacts }) {
  const { t } = useTranslator<typeof modelMessages>();
  const { vehicle, problems, not_loaded } = facts;
  const isMissing = (kind: (typeof KINDS)[number]) => problems[kind] === null && not_loaded.includes(kind);
  return (
    <Section id={PROBLEMS_ID} title={t('problems.title')}>
      {KINDS.every(isMissing) ? (
        <NotLoaded />
      ) : KINDS.every((kind) => problems[kind] === null && !isMissing(kind)) ? (
        <Nothing title={t('problems.none')}>{t('problems.noneText')}</Nothing>
      ) : (
        <>
          <p className={styles.lead}>{t('problems.lead', { model: vehicle.title })}</p>
          <Part title={t('complaints.title')} none={t('complaints.none')} isMissing={isMissing('complaints')}>
            {problems.complaints && problems.complaints.count > 0 && (
              <Complaints complaints={problems.complaints} year={vehicle.year} />
            )}
          </Part>
          <Part
            title={t('investigations.title')}
            none={t('investigations.none')}
            isMissing={isMissing('investigations')}
          >
            {problems.investigations && problems.investigations.count > 0 && (
              <Investigations investigations={problems.investigations} />
            )}
          </Part>
          <Part
            title={t('communications.title')}
            none={t('communications.none')}
            isMissing={isMissing('communications')}
          >
            {problems.communications && problems.communications.count > 0 && (
              <Communications communications={problems.communications} />
            )}
          </Part>
        </>
      )}
    </Section>
  );
}

/** One kind of report: entries, an empty state, or a "not loaded" state. */
function Part({
  title,
  none,
  isMissing,
  children,
}: {
  readonly title: string;
  readonly none: string;
  readonly isMissing: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {isMissing ? <NotLoaded /> : children || <Nothing title={none} />}
    </div>
  );
}

function Investigations({
  investigations: { items, count, source },
}: {
  readonly investigations: NonNullable<ModelFacts['problems']['investigations']>;
}) {
  const { t, date } = useTranslator<typeof modelMessages>();
  return (
    <>
      <DatedList
        count={count}
        entries={items.map(({ number, opened, closed, is_open, components, subject, campaign }) => ({
          key: number,
          day: opened,
          title: subject || named(components),
          text: subject && components.length > 0 ? named(components) : '',
          notes: [
            number,
            is_open ? (
              <StatusWord status="ask">{t('investigations.open')}</StatusWord>
            ) : (
              closed && t('investigations.closed', { date: date(closed) })
            ),
            campaign && t('investigations.recall', { campaign }),
          ],
        }))}
      />
      <SourceLine source={source} />
    </>
  );
}

function Communications({
  communications: { items, count, source },
}: {
  readonly communications: NonNullable<ModelFacts['problems']['communications']>;
}) {
  const { t } = useTranslator<typeof modelMessages>();
  return (
    <>
      <p className={styles.small}>{t('communications.lead')}</p>
      <DatedList
        count={count}
        entries={items.map(({ id, number, date: day, components, summary }) => ({
          key: id,
          day,
          title: named(components) || summary,
          text: components.length > 0 ? summary : '',
          notes: [number ?? id],
        }))}
      />
      <SourceLine source={source} />
    </>
  );
}
