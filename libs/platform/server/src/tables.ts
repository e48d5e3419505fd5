import type { ApiVersion, Scope } from '@vinlore/contract';
import type { TestKind } from '@vinlore/server-kit';
import type { Generated } from 'kysely';

interface KeyRow {
  id: Generated<string>;
  brand: string;
  account_id: string;
  mode: 'test' | 'live';
  kind: 'secret' | 'publishable';
  name: string;
  /** SHA-256 of the key. */
  hash: Buffer;
  /** Its first and last characters, for display. */
  shown: string;
  scopes: Scope[];
  addresses: string[];
  origins: string[];
  per_minute: number;
  /** Requests per calendar month (UTC); null for no budget. */
  monthly_budget: number | null;
  version: ApiVersion;
  created_at: Date;
  expires_at: Date | null;
  removed_at: Generated<Date | null>;
  /** Precise to a minute. */
  last_used_at: Generated<Date | null>;
}

interface KeyUseRow {
  key_id: string;
  brand: string;
  /** `YYYY-MM-DD`, UTC. */
  day: string;
  operation: string;
  calls: number;
  errors: number;
}

interface KeyAlertRow {
  key_id: string;
  brand: string;
  /** First day of the month. */
  month: string;
  /** Share of the budget in percent. */
  level: number;
}

interface IdempotencyRow {
  key_id: string;
  brand: string;
  value: string;
  fingerprint: string;
  /** Null while the first request runs. */
  status: number | null;
  type: string | null;
  /** Sealed. */
  body: string | null;
  /** Until when the first request is taken to be running; null once it is answered. */
  running_until: Date | null;
  created_at: Date;
}

interface TestObjectRow {
  id: string;
  brand: string;
  account_id: string;
  kind: TestKind;
  subject: string;
  created_at: Date;
}

interface TestEntryRow {
  id: Generated<string>;
  brand: string;
  account_id: string;
  kind: TestKind;
  /** Positive: credits added; negative: credits used. */
  credits: number;
  /** The object that it paid for; null for the credits of the start. */
  object_id: string | null;
  created_at: Date;
}

/** Tables of the platform module. */
export interface PlatformTables {
  platform_key: KeyRow;
  platform_key_use: KeyUseRow;
  platform_key_alert: KeyAlertRow;
  platform_idempotency: IdempotencyRow;
  platform_test_object: TestObjectRow;
  platform_test_entry: TestEntryRow;
}
