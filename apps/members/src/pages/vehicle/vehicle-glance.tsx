import { isNothingLoaded } from '@vinlore/model-domain';
import { Glance, GlanceTile } from '@vinlore/model-feature';
import { recallGlance, type recallMessages } from '@vinlore/recall-feature';
import { useTranslator } from '@vinlore/ui';
import { RECALLS_ID } from './parts.ts';
import type { PublishedQueries } from './use-published.ts';
import styles from './vehicle.module.css';

/** What a buyer looks for first: recalls, stars, miles per gallon, complaints. */
export function VehicleGlance({ published: { facts, recalls } }: { readonly published: PublishedQueries }) {
  const text = useTranslator<typeof recallMessages>();
  if (facts.isPending || recalls.isPending) return <span className={`skeleton ${styles.placeGlance}`} />;
  if (!facts.data) return null;
  if (isNothingLoaded(facts.data) && recalls.data?.state === 'not-loaded') return null;
  return (
    <Glance facts={facts.data}>
      <GlanceTile href={`#${RECALLS_ID}`} {...recallGlance(recalls.data ?? null, text)} />
    </Glance>
  );
}
