import type { LocalStore } from '@vinlore/browser';
import type { Call } from '@vinlore/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ReportError } from '@vinlore/account-feature/app';
import type { Memberships } from '@vinlore/account-feature/app';
import type { Site } from '@vinlore/browser';

/** What routes and screens of this app share. */
export interface AppContext {
  readonly site: Site;
  readonly call: Call;
  readonly queries: QueryClient;
  readonly store: LocalStore;
  readonly memberships: Memberships;
  readonly report: ReportError;
  /** Whether this page was opened for a read-only view: it keeps nothing, and knows no session of this browser (ADR 57). */
  readonly isView: boolean;
}
