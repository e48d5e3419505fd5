import { Panel } from '@vinlore/desk-ui';
import type { SitePlanned, SiteState } from '@vinlore/site-domain';
import { useTranslator } from '@vinlore/ui';
import { useEdit } from '../edit/edit-context.ts';
import { useFieldWords } from '../fields/field-words.ts';
import type { siteDeskMessages } from '../messages/index.ts';
import { ValueTable } from '../save/value-table.tsx';
import { PlanCard } from './plan-card.tsx';

/** Props of `PlannedPanel`. */
export interface PlannedPanelProps {
  /** The brand after a schedule was canceled. */
  readonly onCanceled: (state: SiteState) => void;
}

/** One scheduled change, or one that failed. */
function Planned({ plan, onCanceled }: PlannedPanelProps & { readonly plan: SitePlanned }) {
  const { fieldOf, mayChange } = useEdit();
  const { nameOf, sayValue } = useFieldWords();
  const rows = Object.entries(plan.values).map(([key, value]) => {
    const { value: now, file } = fieldOf(key);
    return { key, name: nameOf(key), before: sayValue(key, now), after: sayValue(key, value ?? file) };
  });
  return (
    <PlanCard plan={plan} mayChange={mayChange} onCanceled={onCanceled}>
      <ValueTable rows={rows} />
    </PlanCard>
  );
}

/** Scheduled changes of the brand. */
export function PlannedPanel({ onCanceled }: PlannedPanelProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const { planned } = useEdit().state;
  if (planned.length === 0) return null;
  return (
    <Panel title={t('site.planned')}>
      <div className="stack">
        {planned.map((plan) => (
          <Planned key={plan.id} plan={plan} onCanceled={onCanceled} />
        ))}
      </div>
    </Panel>
  );
}
