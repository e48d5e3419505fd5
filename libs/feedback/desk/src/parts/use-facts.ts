import { useDesk } from '@vinlore/desk-ui';
import type { DeskTicket, Placeholder } from '@vinlore/feedback-domain';
import { useBrand, useCall } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { vehicleQuery } from './vehicle-query.ts';

type SnippetFacts = Readonly<Partial<Record<Placeholder, string>>>;

/** What snippets name wherever they are used: the brand, and who writes. */
export function useOwnFacts(): SnippetFacts {
  const { me } = useDesk();
  const { name: brand } = useBrand();
  return { brand, agent: me.name || me.email };
}

/** What they name in a ticket. Which order it is about no ticket says: that is left for who writes to fill in. */
export function useTicketFacts({ name, vin, number, report }: DeskTicket): SnippetFacts {
  const own = useOwnFacts();
  const { data } = useQuery(vehicleQuery(useCall(), vin));
  return { ...own, name, vin, number, report: report ?? '', vehicle: data?.fullName ?? '' };
}
