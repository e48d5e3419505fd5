import { CallError } from '@vinlore/contract';
import { useMay } from '@vinlore/desk-ui';
import { type Fault, siteContract, SiteRefusedSchema, type SiteState } from '@vinlore/site-domain';
import { useBrand, useCall } from '@vinlore/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { changesOf, conflictsOf, valueIn, without, withWish } from './draft.ts';
import { draftAtom } from './draft-atom.ts';
import type { Edit } from './edit-context.ts';
import { faultsOf } from './faults.ts';
import { siteQuery } from './site-query.ts';

/** Everything that the page of a brand does; `edit` is null until the brand is here. */
export function useBrandEdit() {
  const call = useCall();
  const brand = useBrand();
  const mayChange = useMay('owner');
  const query = useQuery(siteQuery(call));
  const queries = useQueryClient();
  const [draft, setDraft] = useAtom(draftAtom);
  const [refused, setRefused] = useState<readonly Fault[]>([]);
  const { data: state } = query;

  const take = (next: SiteState) => queries.setQueryData(siteQuery(call).queryKey, next);
  const save = async () => {
    try {
      const changes = changesOf(draft);
      take(await call(siteContract.changeSiteBrand, { changes }));
      setDraft((now) =>
        without(
          now,
          changes.map(({ key }) => key),
        ),
      );
    } catch (error) {
      const told = v.safeParse(SiteRefusedSchema, error instanceof CallError ? error.data : null);
      if (told.success) setRefused(told.output.faults ?? []);
      if (told.success && told.output.theirs) await query.refetch();
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
      setDraft((now) => withWish(now, fields.get(key)!, value));
    },
  };
  const conflicts = conflictsOf(state, draft);
  return {
    query,
    edit,
    conflicts,
    save,
    discard: () => setDraft({}),
    /** The gate has another e-mail. */
    tookGate: (gate_email: string) => take({ ...state, gate_email }),
    keepTheirs: (key: string) => setDraft((now) => without(now, [key])),
    keepYours: (key: string) =>
      setDraft((now) => ({ ...now, [key]: { value: now[key]!.value, base: fields.get(key)!.version } })),
  } as const;
}
