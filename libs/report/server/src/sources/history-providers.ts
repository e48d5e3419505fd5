import { type Config, ConfigError, type Logger, type SourceWatch, UNWATCHED } from '@vinlore/server-kit';
import type { HistorySource } from './history-source.ts';
import { onceADay } from './once-a-day.ts';
import { vinAudit } from './vin-audit/vin-audit.ts';
import { withCircuit } from './with-circuit.ts';

type Access = Pick<Config, 'VINAUDIT_KEY' | 'VINAUDIT_USER' | 'VINAUDIT_PASSWORD' | 'VINAUDIT_URL'>;

/**
 * Returns the history providers whose accounts are configured.
 *
 * @throws ConfigError if account settings are incomplete
 */
export function historyProviders(
  config: Access,
  log: Logger,
  clock: () => Date,
  watch: SourceWatch = UNWATCHED,
): HistorySource[] {
  const { VINAUDIT_KEY: key, VINAUDIT_USER: user, VINAUDIT_PASSWORD: password, VINAUDIT_URL: url } = config;
  if (key === null) return [];
  if (user === null) throw new ConfigError('VINAUDIT_USER', 'is required with VINAUDIT_KEY');
  if (password === null) throw new ConfigError('VINAUDIT_PASSWORD', 'is required with VINAUDIT_KEY');
  return [onceADay(withCircuit(vinAudit({ key, user, password, url }), log, clock, watch), clock)];
}
