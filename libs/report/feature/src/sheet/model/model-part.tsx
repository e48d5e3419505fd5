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

/** What `ModelPart` takes. */
interface ModelPartProps {
  /** Null for a report from before it had one: recalls are of the model all the same. */
  readonly model: ModelView | null;
  /** The section of recalls, drawn; null for vehicles that none can apply to. */
  readonly recalls: ReactNode;
}

/**
 * What is published about the model, apart from the vehicle's history: a head, a color and a sentence of its own say that
 * nothing in it is about this vehicle. Topics with nothing to tell say why in the glance.
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
