import { type DataImport, dataContract, IMPORT_KINDS, IMPORT_STATES } from '@vinlore/data-domain';
import { ChoiceBox, type Column, DataList, DeskPage, Moment, useDesk, useFilters, usePages } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { dataDeskMessages } from '../messages/index.ts';
import { IMPORTS_KEY } from './import-queries.ts';
import { ImportedBy, ImportTag, kindKey } from './import-words.tsx';
import { NewImport } from './new-import.tsx';

const DEFAULTS = { kind: '', state: '' };

/** Polling interval of the list, since imports run in the background. */
const LOOK_MS = 5_000;

/** /staff/imports: import history and a form for a new import. */
export function ImportsPage() {
  const { t, number } = useTranslator<typeof dataDeskMessages>();
  const call = useCall();
  const { go, place } = useDesk();
  const [filters, change] = useFilters(DEFAULTS);
  // Set when the user comes from a mapping's page to import a file with it.
  const map = new URLSearchParams(place.search).get('map');
  const [open, setOpen] = useState(map !== null);
  const query = usePages(
    [...IMPORTS_KEY, 'list', filters],
    async (cursor, signal) => {
      const kind = IMPORT_KINDS.find((each) => each === filters.kind);
      const state = IMPORT_STATES.find((each) => each === filters.state);
      const page = await call(
        dataContract.imports,
        { ...(kind && { kind }), ...(state && { state }), ...(cursor !== null && { cursor }) },
        { signal },
      );
      return { rows: page.imports, cursor: page.more ? page.imports.at(-1)!.id : null, mappings: page.mappings };
    },
    { refetchInterval: LOOK_MS },
  );
  const columns: readonly Column<DataImport>[] = [
    { key: 'name', title: t('imports.name'), cell: ({ name }) => name, phone: 'title' },
    { key: 'kind', title: t('imports.ofKind'), cell: ({ kind }) => t(kindKey(kind)) },
    { key: 'state', title: t('imports.state'), cell: (data) => <ImportTag data={data} /> },
    {
      key: 'kept',
      title: t('imports.kept'),
      cell: ({ kept, mode }) => (mode === 'run' ? number(kept) : null),
      align: 'end',
      phone: 'named',
    },
    { key: 'faults', title: t('imports.faults'), cell: ({ faults }) => number(faults), align: 'end', phone: 'named' },
    { key: 'by', title: t('imports.by'), cell: (data) => <ImportedBy data={data} />, phone: 'hide' },
    { key: 'begun', title: t('imports.begun'), cell: ({ begun_at }) => <Moment at={begun_at} /> },
  ];
  const isFiltered = filters.kind !== '' || filters.state !== '';
  return (
    <DeskPage
      title={t('imports.title')}
      lead={t('imports.lead')}
      actions={
        <button type="button" className="btn btn-primary" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('imports.new')}
        </button>
      }
    >
      {open && (
        <NewImport mappings={query.first?.mappings ?? []} map={map} onBegun={(id) => go(`/staff/imports/${id}`)} />
      )}
      <DataList
        label={t('imports.list')}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/staff/imports/${id}`}
        views="imports"
        filter={
          <>
            <ChoiceBox
              label={t('imports.ofKind')}
              value={filters.kind}
              options={[
                { value: '', label: t('imports.anyKind') },
                ...IMPORT_KINDS.map((value) => ({ value, label: t(kindKey(value)) })),
              ]}
              onChange={(kind) => change({ kind })}
            />
            <ChoiceBox
              label={t('imports.state')}
              value={filters.state}
              options={[
                { value: '', label: t('imports.anyState') },
                ...IMPORT_STATES.map((value) => ({ value, label: t(`imports.state.${value}`) })),
              ]}
              onChange={(state) => change({ state })}
            />
          </>
        }
        empty={
          isFiltered ? { title: t('imports.noneFits') } : { title: t('imports.none'), lead: t('imports.noneLead') }
        }
      />
    </DeskPage>
  );
}
