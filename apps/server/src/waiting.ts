import { deletionsDue, newDealers } from '@vinlore/account-server';
import type { Brand } from '@vinlore/brand';
import { failedRefunds, failingRenewals } from '@vinlore/billing-server';
import { downSources, failedImports, type KnownSources, type SourceLedger } from '@vinlore/data-server';
import type { Database } from '@vinlore/database';
import {
  overdueChats,
  overdueTickets,
  waitingChats,
  waitingTeamTickets,
  waitingTickets,
} from '@vinlore/feedback-server';
import type { StaffDeps } from '@vinlore/staff-server';
import { waitingVins } from '@vinlore/vehicle-server';

/** Dependencies for counting pending work. */
export interface WaitingDeps {
  readonly database: Database;
  /** Live list of brands. */
  readonly brands: readonly Brand[];
  readonly sources: KnownSources;
  readonly ledger: SourceLedger;
  readonly clock: () => Date;
}

/** Pending work for staff, by module, for the desk's overview. */
export const countWaiting = ({ database, brands, sources, ledger, clock }: WaitingDeps): StaffDeps['waiting'] => {
  /** Counts against a brand's promised response times. */
  const byPromise =
    (count: typeof overdueTickets): StaffDeps['waiting']['overdue'] =>
    (key, most) => {
      const brand = brands.find((each) => each.key === key);
      return brand ? count(database, brand, most, clock()) : Promise.resolve({ count: 0, since: null });
    };
  return {
    overdueChats: byPromise(overdueChats),
    chats: (brand, most) => waitingChats(database, brand, most),
    overdue: byPromise(overdueTickets),
    teamTickets: (brand, most, accountId) => waitingTeamTickets(database, brand, accountId, most),
    tickets: (brand, most) => waitingTickets(database, brand, most),
    disputes: (brand, most) => waitingTickets(database, brand, most, 'dispute'),
    deletions: (brand, most) => deletionsDue(database, brand, most, clock()),
    dealers: (brand, most) => newDealers(database, brand, most),
    sources: () => downSources(sources, ledger),
    refunds: (brand, most) => failedRefunds(database, brand, most),
    renewals: (brand, most) => failingRenewals(database, brand, most),
    imports: (brand, most) => failedImports(database, brand, most, clock()),
    vins: (brand, most) => waitingVins(database, brand, most),
  };
};
