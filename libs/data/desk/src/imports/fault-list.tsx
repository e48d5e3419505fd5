import { type DataImport, dataContract, MOST_FAULTS, type RefusedLine } from '@vinlore/data-domain';
import { type Column, DataList, saveFile, usePages } from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { dataDeskMessages } from '../messages/index.ts';
import { IMPORTS_KEY } from './import-queries.ts';
import styles from '../parts/block.module.css';

/** Rejected lines of an import, with the allowed values. */
export function FaultList({ data }: { readonly data: DataImport }) {
  const { t, number } = useTranslator<typeof dataDeskMessages>();
  const call = useCall();
  const { id, name, faults, ended_at } = data;
  // Another run of the same import can reject different lines.
  const query = usePages([...IMPORTS_KEY, 'faults', id, ended_at], async (cursor, signal) => {
    const page = await call(dataContract.importFaults, { id, ...(cursor !== null && { cursor }) }, { signal });
    return { rows: page.faults, cursor: page.more ? String(page.faults.at(-1)!.line) : null };
  });
  const save = useMutation({
    mutationFn: async () => saveFile(`${name}.csv`, await call(dataContract.importFaultsFile, { id })),
  });
  const columns: readonly Column<RefusedLine>[] = [
    {
      key: 'line',
      title: t('imports.line'),
      cell: ({ line }) => t('imports.lineOf', { line: number(line) }),
      phone: 'title',
      width: '90px',
    },
    { key: 'column', title: t('imports.column'), cell: ({ column }) => column },
    { key: 'what', title: t('imports.what'), cell: ({ what }) => what },
    { key: 'allowed', title: t('imports.allowed'), cell: ({ allowed }) => allowed },
  ];
  return (
    <section className={styles.block}>
      <div className={styles.blockHead}>
        <h2>{t('imports.faultsTitle')}</h2>
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={save.isPending}
          onClick={() => !save.isPending && save.mutate()}
        >
          {t('imports.csv')}
        </button>
      </div>
      {faults > MOST_FAULTS && <p className="dim">{t('imports.faultsFirst')}</p>}
      {save.error && <ErrorNotice error={save.error} />}
      <DataList
        label={t('imports.faultsTitle')}
        query={query}
        columns={columns}
        keyOf={({ line }) => String(line)}
        empty={{ title: t('imports.noneFits') }}
      />
    </section>
  );
}
