import type { LocalStore } from '@vinlore/browser';
import type { Call } from '@vinlore/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ReportError } from '@vinlore/account-feature/app';
import type { Memberships } from '@vinlore/account-feature/app';
import type { Site } from '@vinlore/browser';

/** Shared state of this app's routes and screens. */
export interface AppContext {
  readonly site: Site;
  readonly call: Call;
  readonly queries: QueryClient;
  readonly store: LocalStore;
  readonly memberships: Memberships;
  readonly report: ReportError;
  /** Whether the page was opened as a read-only view: it stores nothing and ignores this browser's session (ADR 57). */
  readonly isView: boolean;
}
