import { isDown, type Service, UNASKED } from '@vinlore/data-domain';
import type { KnownSources } from '../deps.ts';
import type { SourceLedger } from './source-ledger.ts';

/** Services outside that are asked, and do not answer just now. */
export async function downServices(
  { services }: Pick<KnownSources, 'services'>,
  ledger: Pick<SourceLedger, 'standing'>,
): Promise<Service[]> {
  const standing = await ledger.standing(services.map(({ name }) => name));
  return services
    .map((service) => ({ ...service, ...(standing.get(service.name) ?? UNASKED) }))
    .filter((service) => isDown(service));
}

/** Whether a service tells about vehicles or brings pages: without it something is missing from what people see. */
const isSource = ({ subject }: Pick<Service, 'subject'>) => subject !== 'mail' && subject !== 'payments';

/** How many sources do not answer just now. */
export async function downSources(
  known: Pick<KnownSources, 'services'>,
  ledger: Pick<SourceLedger, 'standing'>,
): Promise<{ readonly count: number; readonly since: null }> {
  const down = await downServices(known, ledger);
  return { count: down.filter(isSource).length, since: null };
}
