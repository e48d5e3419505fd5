import { formatDocumentNumber } from '@vinlore/contract';
import { type PublicKey, verify } from '@vinlore/documents';
import type { ReportData, Standing } from '@vinlore/report-domain';
import type { StoredReport } from './report-table.ts';

/** Returns report data exactly as the database returns it: JSON has no `undefined`. */
export const asStored = (data: ReportData): ReportData => JSON.parse(JSON.stringify(data)) as ReportData;

/**
 * Whether the signature matches the stored data. Also checks the report number, since another report's data carries a
 * valid signature too.
 */
export function standingOf(
  { id, data, key_id, signature }: Pick<StoredReport, 'id' | 'data' | 'key_id' | 'signature'>,
  keys: readonly PublicKey[],
): Standing {
  if (key_id === null || signature === null) return 'unsigned';
  const isOurs = data.id === formatDocumentNumber(id) && verify(data, { keyId: key_id, signature }, keys);
  return isOurs ? 'genuine' : 'altered';
}
