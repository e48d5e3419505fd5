import { draftAtom } from '@vinlore/browser';
import { EXPENSE_KINDS } from '@vinlore/garage-domain';
import { useAtom } from 'jotai';
import * as v from 'valibot';

const ExpenseValuesSchema = v.object({
  /** Chosen before sending, which makes retries idempotent. */
  id: v.string(),
  day: v.string(),
  kind: v.picklist(EXPENSE_KINDS),
  amount: v.string(),
  odometer: v.string(),
  note: v.string(),
});

/** Raw form values of an expense. */
export type ExpenseValues = v.InferOutput<typeof ExpenseValuesSchema>;

const DraftSchema = v.object({
  vehicle: v.string(),
  nickname: v.optional(v.string()),
  mileage: v.optional(v.string()),
  notes: v.optional(v.string()),
  expense: v.optional(ExpenseValuesSchema),
});
type GarageDraft = v.InferOutput<typeof DraftSchema>;

/** Unsaved input for a vehicle. Survives a lost connection or session. */
const garageDraftAtom = draftAtom('garage', v.nullable(DraftSchema), null);

/**
 * Returns the unsaved input for a vehicle and a function to update it; `undefined` drops a part.
 *
 * @param vehicle vehicle id
 */
export function useGarageDraft(vehicle: string) {
  const [kept, setKept] = useAtom(garageDraftAtom);
  const draft: GarageDraft = kept?.vehicle === vehicle ? kept : { vehicle };
  const keep = (part: Partial<Omit<GarageDraft, 'vehicle'>>) =>
    setKept((before) => {
      const next = { ...(before?.vehicle === vehicle ? before : {}), ...part, vehicle };
      const isLeft = Object.entries(next).some(([key, value]) => key !== 'vehicle' && value !== undefined);
      return isLeft ? next : null;
    });
  return { draft, keep };
}
