import type { ModelView } from '@vinlore/report-domain';
import type { ReactNode } from 'react';
import { MODEL_ID } from '../anchors.ts';
import { useReport } from '../report-context.ts';
import { Complaints } from './complaints.tsx';
import { Entries } from './entries.tsx';
import { FuelCosts } from './fuel-costs.tsx';
import { Glance } from './glance.tsx';
import styles from './model-part.module.css';
import { SafetyRatings } from './safety-ratings.tsx';

/** Props of `ModelPart`. */
interface ModelPartProps {
  /** Null for older reports without model data; recalls are shown here anyway. */
  readonly model: ModelView | null;
  /** The rendered recall section; null for vehicles that recalls can't apply to. */
  readonly recalls: ReactNode;
}

/**
 * Published data about the model, kept apart from the vehicle's history: its own heading, color, and introduction say
 * that it isn't about this vehicle. Topics without data are explained in the overview.
 */
export function ModelPart({ model, recalls }: ModelPartProps) {
  const { words } = useReport();
  if (!model && !recalls) return null;
  return (
    <section id={MODEL_ID} className={styles.model} aria-labelledby={`${MODEL_ID}-title`}>
      <header className={styles.head}>
        <h2 id={`${MODEL_ID}-title`}>{words.model}</h2>
        {model && <p>{model.lead}</p>}
      </header>
      {model && <Glance lines={model.glance} />}
      {recalls}
      {model && (
        <>
          <SafetyRatings safety={model.safety} />
          <Complaints complaints={model.complaints} />
          <Entries topic={model.investigations} />
          <Entries topic={model.communications} />
          <FuelCosts fuel={model.fuel} />
        </>
      )}
    </section>
  );
}
