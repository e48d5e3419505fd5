import type { Memberships, ReportError } from '@vinlore/account-feature/app';
import type { LocalStore, Site } from '@vinlore/browser';
import type { Call } from '@vinlore/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Shared state of this app's routes and screens. */
export interface AppContext {
  readonly site: Site;
  readonly call: Call;
  readonly queries: QueryClient;
  readonly store: LocalStore;
  readonly memberships: Memberships;
  readonly report: ReportError;
}
