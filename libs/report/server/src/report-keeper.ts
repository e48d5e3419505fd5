import { formatDocumentNumber } from '@vinlore/contract';
import { type DataKeeper, type DataOwner, movedRows, movedVersions, together } from '@vinlore/server-kit';
import type { ReportDeps } from './deps.ts';
import { allReportsOf, deleteReports } from './report-table.ts';
import { allSharesOf } from './shares/share-table.ts';

const ownerOf = ({ id, brand }: DataOwner) => ({ accountId: id, brand: brand.key });

/**
 * Merges, exports, and deletes an account's reports. Which vehicles a member looked up is private, so reports and their
 * links are deleted with the account (ADR 11).
 */
export function reportKeeper({ database }: Pick<ReportDeps, 'database'>): DataKeeper {
  return {
    name: 'reports',
    merge: together(movedVersions('reports', 'report', 'vin'), movedRows('shares', 'report_share')),
    exportOf: async (owner) => {
      const reports = await allReportsOf(database, ownerOf(owner));
      const shares = await allSharesOf(database, ownerOf(owner));
      return reports.map(({ id, vin, version, title, made_at, data }) => ({
        id: formatDocumentNumber(id),
        vin,
        version,
        title,
        made_at,
        data,
        shares: shares
          .filter((share) => share.report_id === id)
          .map(({ expires_at, revoked_at, views }) => ({ expires_at, revoked_at, views })),
      }));
    },
    erase: (tx, owner) => deleteReports(tx, ownerOf(owner)),
  };
}
