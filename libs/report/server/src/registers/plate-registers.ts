import { type Config, ConfigError, type Logger, type SourceWatch, UNWATCHED } from '@vinlore/server-kit';
import { dvsa } from './dvsa.ts';
import { guarded, type PlateRegister } from './plate-register.ts';
import { rdw } from './rdw.ts';

type Access = Pick<
  Config,
  'RDW_API' | 'RDW_URL' | 'DVSA_KEY' | 'DVSA_CLIENT_ID' | 'DVSA_CLIENT_SECRET' | 'DVSA_TOKEN_URL' | 'DVSA_URL'
>;

/**
 * Returns the enabled registers; none by default.
 *
 * @throws ConfigError if account settings are incomplete
 */
export function plateRegisters(
  config: Access,
  log: Logger,
  clock: () => Date,
  watch: SourceWatch = UNWATCHED,
): PlateRegister[] {
  const {
    DVSA_KEY: key,
    DVSA_CLIENT_ID: clientId,
    DVSA_CLIENT_SECRET: clientSecret,
    DVSA_TOKEN_URL: tokenUrl,
  } = config;
  const registers = config.RDW_API === 'on' ? [rdw({ url: config.RDW_URL })] : [];
  if (key !== null) {
    if (clientId === null) throw new ConfigError('DVSA_CLIENT_ID', 'is required with DVSA_KEY');
    if (clientSecret === null) throw new ConfigError('DVSA_CLIENT_SECRET', 'is required with DVSA_KEY');
    if (tokenUrl === null) throw new ConfigError('DVSA_TOKEN_URL', 'is required with DVSA_KEY');
    registers.push(dvsa({ key, clientId, clientSecret, tokenUrl, url: config.DVSA_URL }, clock));
  }
  return registers.map((register) => guarded(register, log, clock, watch));
}
