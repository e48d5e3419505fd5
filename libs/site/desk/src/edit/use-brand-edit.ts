import { CallError } from '@vinlore/contract';
import { useMay } from '@vinlore/desk-ui';
import {
  type OverlayFault,
  siteContract,
  SiteRefusedSchema,
  type SiteState,
  takesTwoOwners,
} from '@vinlore/site-domain';
import { useBrand, useCall } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { changesOf, conflictsOf, valueIn, without, withChange } from './draft.ts';
import { draftAtom } from './draft-atom.ts';
import type { Edit } from './edit-context.ts';
import { faultsOf } from './faults.ts';
import { siteQuery } from './site-query.ts';

/** State and actions of the brand page; `edit` is null until the brand has loaded. */
export function useBrandEdit() {
  const call = useCall();
  const brand = useBrand();
  const mayChange = useMay('owner');
  const query = useQuery(siteQuery(call));
  const queries = useQueryClient();
  const [draft, setDraft] = useAtom(draftAtom);
  const [refused, setRefused] = useState<readonly OverlayFault[]>([]);
  const { data: state } = query;

  const take = (next: SiteState) => queries.setQueryData(siteQuery(call).queryKey, next);
  /**
   * @param at when the change takes effect; null for now
   * @returns the server's message if part of it needs a second owner's approval; null if all of it is live
   */
  const save = async (at: string | null = null): Promise<string | null> => {
    try {
      // What one owner may change is saved first; the rest is then submitted for approval.
      const changes = changesOf(draft);
      const waits = ({ key }: { readonly key: string }) => {
        const field = state!.fields.find((each) => each.key === key)!;
        return takesTwoOwners(key, field.value, valueIn(field, draft));
      };
      for (const part of [changes.filter((change) => !waits(change)), changes.filter(waits)]) {
        if (part.length === 0) continue;
        const keys = part.map(({ key }) => key);
        const drop = () => setDraft((now) => without(now, keys));
        try {
          take(
            at === null
              ? await call(siteContract.changeSiteBrand, { changes: part })
              : await call(siteContract.planSiteChange, { changes: part, at }),
          );
          drop();
        } catch (error) {
          if (!(error instanceof CallError && error.status === 202)) throw error;
          drop();
          await query.refetch();
          return error.message;
        }
      }
      return null;
    } catch (error) {
      const parsed = v.safeParse(SiteRefusedSchema, error instanceof CallError ? error.data : null);
      if (parsed.success) setRefused(parsed.output.faults ?? []);
      if (parsed.success && parsed.output.theirs) await query.refetch();
      throw error;
    }
  };

  if (!state) return { query, edit: null } as const;
  const fields = new Map(state.fields.map((field) => [field.key, field]));
  const faults = new Map([
    ...refused.filter(({ key }) => key in draft).map((fault) => [fault.key, fault] as const),
    ...faultsOf(brand, state.fields, draft),
  ]);
  const edit: Edit = {
    state,
    draft,
    mayChange,
    faults,
    fieldOf: (key) => fields.get(key)!,
    valueOf: (key) => valueIn(fields.get(key)!, draft),
    set: (key, value) => {
      setRefused((now) => now.filter((fault) => fault.key !== key));
      setDraft((now) => withChange(now, fields.get(key)!, value));
    },
  };
  const conflicts = conflictsOf(state, draft);
  return {
    query,
    edit,
    conflicts,
    save,
    take,
    discard: () => setDraft({}),
    /** Called when the access email changed. */
    tookGate: (gate_email: string) => take({ ...state, gate_email }),
    keepTheirs: (key: string) => setDraft((now) => without(now, [key])),
    keepYours: (key: string) =>
      setDraft((now) => ({ ...now, [key]: { value: now[key]!.value, base: fields.get(key)!.version } })),
  } as const;
}
