import { subscriptionFlags } from '@vinlore/billing-domain';
import { useCall } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { creditsQuery } from './credits-query.ts';
import { creditsAtom, creditsOf, subscriptionFlagsAtom } from './credits-state.ts';

/** Loads the member’s credits and updates the credits state (spec §3) and subscription flags (spec §4). */
export function useCredits() {
  const query = useQuery(creditsQuery(useCall()));
  const keepCredits = useSetAtom(creditsAtom);
  const keepFlags = useSetAtom(subscriptionFlagsAtom);
  const { data } = query;
  useEffect(() => {
    keepCredits(data ? creditsOf(data) : null);
    keepFlags(data ? subscriptionFlags(data) : null);
  }, [data, keepCredits, keepFlags]);
  return query;
}
