import type { Memberships, ReportError } from '@vinlore/account-feature/app';
import type { LocalStore, Site } from '@vinlore/browser';
import type { Call } from '@vinlore/contract';
import type { QueryClient } from '@tanstack/react-query';

/** What routes and screens of this app share. */
export interface AppContext {
  readonly site: Site;
  readonly call: Call;
  readonly queries: QueryClient;
  readonly store: LocalStore;
  readonly memberships: Memberships;
  readonly report: ReportError;
}
