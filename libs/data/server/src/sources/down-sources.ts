import { isDown, type Service, UNASKED } from '@vinlore/data-domain';
import type { KnownSources } from '../deps.ts';
import type { SourceLedger } from './source-ledger.ts';

/** External services that are in use and not responding. */
export async function downServices(
  { services }: Pick<KnownSources, 'services'>,
  ledger: Pick<SourceLedger, 'standing'>,
): Promise<Service[]> {
  const standing = await ledger.standing(services.map(({ name }) => name));
  return services
    .map((service) => ({ ...service, ...(standing.get(service.name) ?? UNASKED) }))
    .filter((service) => isDown(service));
}

/** Whether a service provides vehicle data or site content, so visitors notice when it's down. */
const isSource = ({ subject }: Pick<Service, 'subject'>) => subject !== 'mail' && subject !== 'payments';

/** Number of sources that aren't responding. */
export async function downSources(
  known: Pick<KnownSources, 'services'>,
  ledger: Pick<SourceLedger, 'standing'>,
): Promise<{ readonly count: number; readonly since: null }> {
  const down = await downServices(known, ledger);
  return { count: down.filter(isSource).length, since: null };
}
