import { isDown, UNASKED } from '@vinlore/data-domain';
import type { KnownSources } from '../deps.ts';
import type { SourceLedger } from './source-ledger.ts';

/** Services that are asked, and do not answer just now. */
export async function downSources(
  { services }: Pick<KnownSources, 'services'>,
  ledger: Pick<SourceLedger, 'standing'>,
): Promise<{ readonly count: number; readonly since: null }> {
  const standing = await ledger.standing(services.map(({ name }) => name));
  const down = services.filter((service) => isDown({ ...service, ...(standing.get(service.name) ?? UNASKED) }));
  return { count: down.length, since: null };
}
