import type { LocalStore } from '@vinlore/browser';
import type { Call } from '@vinlore/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ReportError } from './reports/report-errors.ts';
import type { Memberships } from './session/membership.ts';
import type { Site } from './site.ts';

/** What routes and screens of this app share. */
export interface AppContext {
  readonly site: Site;
  readonly call: Call;
  readonly queries: QueryClient;
  readonly store: LocalStore;
  readonly memberships: Memberships;
  readonly report: ReportError;
}
