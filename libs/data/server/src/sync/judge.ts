import { ImportError, type Loaded } from '@vinlore/server-kit';
import { openDataText } from './open-data-text.ts';
import type { OpenDataFacts } from './open-source.ts';

/** The load to compare with. */
export type LoadInUse = Pick<Loaded, 'rows' | 'asOf'>;

/**
 * Decides whether a load may be used.
 *
 * @param inUse the load in use; null if nothing has been loaded yet or the operator forces the load
 * @throws ImportError that describes the problem
 */
export function judge({ rows, refused, asOf }: Loaded, limits: OpenDataFacts['limits'], inUse: LoadInUse | null): void {
  if (rows === 0) throw new ImportError(openDataText('openData.noRows'));
  const share = refused / (rows + refused);
  const percent = (of: number) => Math.round(of * 1_000) / 10;
  if (share > limits.refused)
    throw new ImportError(
      openDataText('openData.manyRefused', { percent: percent(share), most: percent(limits.refused) }),
    );
  if (inUse === null || inUse.rows === 0) return;
  const counts = { rows, before: inUse.rows };
  if (rows < inUse.rows * limits.least) throw new ImportError(openDataText('openData.fewRows', counts));
  if (rows > inUse.rows * limits.most) throw new ImportError(openDataText('openData.manyRows', counts));
  if (asOf !== null && inUse.asOf !== null && asOf < inUse.asOf)
    throw new ImportError(openDataText('openData.older', { asOf, before: inUse.asOf }));
}
