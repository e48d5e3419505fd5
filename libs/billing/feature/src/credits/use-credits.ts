import { useCall } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { creditsQuery } from './credits-query.ts';
import { creditsAtom, creditsOf } from './credits-state.ts';

/** Asks for the member’s credits, and keeps the credits state (spec §3) as they say. */
export function useCredits() {
  const query = useQuery(creditsQuery(useCall()));
  const keep = useSetAtom(creditsAtom);
  const { data } = query;
  useEffect(() => keep(data ? creditsOf(data) : null), [data, keep]);
  return query;
}
