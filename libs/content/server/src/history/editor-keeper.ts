import { type Database, tables } from '@vinlore/database';
import type { DataKeeper } from '@vinlore/server-kit';
import type { ContentTables } from '../tables.ts';
import { desk } from './document-store.ts';

/** Handles editors' personal data: the content belongs to the brand, their authorship is personal. */
export function editorKeeper(database: Database): DataKeeper {
  return {
    name: 'content_work',
    exportOf: ({ brand, id }) =>
      desk(database)
        .selectFrom('content_revision as r')
        .innerJoin('content_document as d', 'd.id', 'r.document_id')
        .select(['d.path', 'r.language', 'r.number', 'r.act', 'r.at'])
        .where('d.brand', '=', brand.key)
        .where('r.by_account', '=', id)
        .orderBy('r.at')
        .execute(),
    erase: async (tx, { id }) => {
      const nobody = { by_account: null };
      await desk(tx).updateTable('content_revision').set(nobody).where('by_account', '=', id).execute();
      await desk(tx).updateTable('content_text').set({ changed_by: null }).where('changed_by', '=', id).execute();
      await desk(tx).updateTable('content_plan').set({ planned_by: null }).where('planned_by', '=', id).execute();
      await tables<ContentTables>(tx)
        .updateTable('content_image')
        .set({ uploaded_by: null })
        .where('uploaded_by', '=', id)
        .execute();
    },
  };
}
