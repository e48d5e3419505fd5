import { useDesk } from '@vinlore/desk-ui';
import type { DeskTicket, Placeholder } from '@vinlore/feedback-domain';
import { useBrand, useCall } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { vehicleQuery } from './vehicle-query.ts';

type SnippetFacts = Readonly<Partial<Record<Placeholder, string>>>;

/** Returns the placeholder values available everywhere: brand and agent. */
export function useOwnFacts(): SnippetFacts {
  const { me } = useDesk();
  const { name: brand } = useBrand();
  return { brand, agent: me.name || me.email };
}

/** Returns the placeholder values of a ticket. Tickets have no order, so `{order}` is left to the agent. */
export function useTicketFacts({ name, vin, number, report }: DeskTicket): SnippetFacts {
  const own = useOwnFacts();
  const { data } = useQuery(vehicleQuery(useCall(), vin));
  return { ...own, name, vin, number, report: report ?? '', vehicle: data?.fullName ?? '' };
}
