import { draftAtom } from '@vinlore/browser';
import { EXPENSE_KINDS } from '@vinlore/garage-domain';
import { useAtom } from 'jotai';
import * as v from 'valibot';

const ExpenseValuesSchema = v.object({
  /** Chosen before it is sent, so that sending it twice enters it once. */
  id: v.string(),
  day: v.string(),
  kind: v.picklist(EXPENSE_KINDS),
  amount: v.string(),
  odometer: v.string(),
  note: v.string(),
});

/** An expense as it stands in its form. */
export type ExpenseValues = v.InferOutput<typeof ExpenseValuesSchema>;

const DraftSchema = v.object({
  vehicle: v.string(),
  nickname: v.optional(v.string()),
  mileage: v.optional(v.string()),
  notes: v.optional(v.string()),
  expense: v.optional(ExpenseValuesSchema),
});
type GarageDraft = v.InferOutput<typeof DraftSchema>;

/** What somebody typed about a vehicle and has not saved: a lost connection or session loses none of it. */
const garageDraftAtom = draftAtom('garage', v.nullable(DraftSchema), null);

/**
 * What was typed about a vehicle and not saved, and how more of it is kept; `undefined` drops a part.
 *
 * @param vehicle its id
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
