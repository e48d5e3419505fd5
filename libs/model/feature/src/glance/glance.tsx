import { isNothingLoaded, type ModelFacts } from '@vinlore/model-domain';
import { useTranslator } from '@vinlore/ui';
import type { ReactNode } from 'react';
import { FUEL_ECONOMY_ID } from '../fuel-economy/fuel-economy-section.tsx';
import type { modelMessages } from '../messages/index.ts';
import { useSpan } from '../parts/use-span.ts';
import { PROBLEMS_ID } from '../problems/problems-section.tsx';
import { SAFETY_ID } from '../safety/safety-section.tsx';
import styles from './glance.module.css';

/** Props of `GlanceTile`. */
export interface GlanceTileProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  /** Anchor of the full section, such as `#safety`. */
  readonly href: string;
  /** Whether it's urgent. */
  readonly isUrgent?: boolean;
}

/** A key figure that links to its section. */
export function GlanceTile({ label, value, note, href, isUrgent }: GlanceTileProps) {
  return (
    <li className={isUrgent ? styles.urgent : undefined}>
      <a href={href}>
        <span className={styles.label}>{label}</span>
        <b>{value}</b>
        {note && <span className={styles.note}>{note}</span>}
      </a>
    </li>
  );
}

/**
 * Row of key figures: fuel economy, stars, and complaints, followed by `children`. Shows only `children` while no model
 * source is loaded.
 */
export function Glance({ facts, children }: { readonly facts: ModelFacts; readonly children?: ReactNode }) {
  const { t } = useTranslator<typeof modelMessages>();
  return (
    <section aria-label={t('glance.title')}>
      <ul className={`columns ${styles.tiles}`}>
        {children}
        {!isNothingLoaded(facts) && <ModelTiles facts={facts} />}
      </ul>
    </section>
  );
}

function ModelTiles({ facts }: { readonly facts: ModelFacts }) {
  const { t, number } = useTranslator<typeof modelMessages>();
  const { say } = useSpan();
  const { fuel_economy: fuel, safety, problems, not_loaded } = facts;
  const [first] = fuel?.fuels ?? [];
  const missing = t('model.notLoaded');
  return (
    <>
      <GlanceTile
        label={t('glance.safety')}
        href={`#${SAFETY_ID}`}
        value={
          safety?.ratings.overall
            ? say(safety.ratings.overall)
            : not_loaded.includes('safety_ratings')
              ? missing
              : t('safety.notRated')
        }
        note={safety?.ratings.overall && t('glance.starsNote')}
      />
      <GlanceTile
        label={t('glance.fuel')}
        href={`#${FUEL_ECONOMY_ID}`}
        value={
          first?.combined ? say(first.combined) : not_loaded.includes('fuel_economy') ? missing : t('glance.noFigures')
        }
        note={first?.combined && t('glance.fuelNote', { unit: t(`fuel.unit.${first.unit}`) })}
      />
      <GlanceTile
        label={t('glance.problems')}
        href={`#${PROBLEMS_ID}`}
        value={not_loaded.includes('complaints') ? missing : number(problems.complaints?.count ?? 0)}
        note={t('glance.problemsNote')}
      />
    </>
  );
}
