import {
  ActDialog,
  type Column,
  DeskPage,
  ChoiceBox,
  DataList,
  Moment,
  ReasonField,
  saveFile,
  SearchBox,
  StatusTag,
  useFilters,
  usePages,
} from '@vinlore/desk-ui';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { type FailedVin, VIN_NOTE_LENGTH, VIN_REASONS, vehicleContract } from '@vinlore/vehicle-domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { dataDeskMessages } from '../messages/index.ts';

const DEFAULTS = { state: 'open', reason: '', search: '' };
const KEY = ['failed-vins'] as const;

/** A search long enough for the index: at least the three characters of the manufacturer code (WMI). */
const isSearch = (text: string) => text === '' || text.replace(/[^A-Za-z0-9*]/g, '').length >= 3;

/** Marks a VIN as handled, with a note. */
function HandleDialog({
  vin,
  onAct,
  onClose,
}: {
  vin: FailedVin;
  onAct: (note: string) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslator<typeof dataDeskMessages>();
  const [note, setNote] = useState(vin.note);
  return (
    <ActDialog
      title={t('vins.handleTitle', { vin: vin.vin })}
      lead={t('vins.handleLead')}
      action={t('vins.handle')}
      onAct={() => onAct(note)}
      onClose={onClose}
    >
      <ReasonField label={t('vins.note')} value={note} onChange={setNote} max={VIN_NOTE_LENGTH} />
    </ActDialog>
  );
}

function useColumns(act: (vin: FailedVin) => void): readonly Column<FailedVin>[] {
  const { t } = useTranslator<typeof dataDeskMessages>();
  return [
    { key: 'vin', title: t('vins.vin'), cell: ({ vin }) => <span className="figure">{vin}</span>, phone: 'title' },
    { key: 'reason', title: t('vins.reason'), cell: ({ reason }) => t(`vins.reason.${reason}`) },
    { key: 'count', title: t('vins.count'), cell: ({ count }) => t('vins.times', { count }), align: 'end' },
    { key: 'first', title: t('vins.first'), cell: ({ first_at }) => <Moment at={first_at} />, phone: 'hide' },
    { key: 'last', title: t('vins.last'), cell: ({ last_at }) => <Moment at={last_at} /> },
    {
      key: 'note',
      title: t('vins.note'),
      cell: ({ note, handled_at, last_at }) => (
        <>
          {note} {handled_at !== null && last_at > handled_at && <StatusTag tone="wait">{t('vins.again')}</StatusTag>}
        </>
      ),
    },
    {
      key: 'act',
      title: '',
      align: 'end',
      cell: (row) => {
        const words = t(row.handled_at === null ? 'vins.handle' : 'vins.reopen');
        return (
          <button
            type="button"
            className="btn btn-outline"
            aria-label={t('vins.of', { act: words, vin: row.vin })}
            onClick={() => act(row)}
          >
            {words}
          </button>
        );
      },
    },
  ];
}

/** /staff/vins: VINs that failed for visitors, most requested first. */
export function VinsPage() {
  const { t } = useTranslator<typeof dataDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [filters, change] = useFilters(DEFAULTS);
  const [handling, setHandling] = useState<FailedVin | null>(null);
  const reason = VIN_REASONS.find((each) => each === filters.reason);
  const state = filters.state === 'handled' ? 'handled' : 'open';
  const isShort = !isSearch(filters.search);
  const request = { state, search: isShort ? '' : filters.search, ...(reason && { reason }) } as const;
  const query = usePages([...KEY, request], async (cursor, signal) => {
    const input = { ...request, ...(cursor !== null && { cursor }) };
    const page = await call(vehicleContract.staffVins, input, { signal });
    return { rows: page.vins, cursor: page.cursor };
  });
  const handle = async (vin: string, handled: boolean, note: string) => {
    await call(vehicleContract.staffHandleVin, { vin, handled, note });
    await queries.invalidateQueries({ queryKey: KEY });
  };
  const reopen = useMutation({ mutationFn: ({ vin, note }: FailedVin) => handle(vin, false, note) });
  const save = useMutation({
    mutationFn: async () => saveFile('vins.csv', await call(vehicleContract.staffVinsFile, request)),
  });
  const columns = useColumns((vin) => (vin.handled_at === null ? setHandling(vin) : reopen.mutate(vin)));
  const error = reopen.error ?? save.error;
  return (
    <DeskPage
      title={t('vins.title')}
      lead={t('vins.lead')}
      actions={
        <button
          type="button"
          className="btn btn-outline"
          aria-busy={save.isPending}
          onClick={() => !save.isPending && save.mutate()}
        >
          {t('vins.csv')}
        </button>
      }
    >
      {error && <ErrorNotice error={error} />}
      {isShort && <p role="status">{t('vins.searchShort')}</p>}
      <DataList
        label={t('vins.list')}
        query={query}
        columns={columns}
        keyOf={({ vin }) => vin}
        views="vins"
        filter={
          <>
            <SearchBox
              label={t('vins.search')}
              hint={t('vins.searchHint')}
              value={filters.search}
              onChange={(search) => change({ search })}
            />
            <ChoiceBox
              label={t('vins.state')}
              value={state}
              options={(['open', 'handled'] as const).map((value) => ({ value, label: t(`vins.state.${value}`) }))}
              onChange={(changed) => change({ state: changed })}
            />
            <ChoiceBox
              label={t('vins.reason')}
              value={reason ?? ''}
              options={[
                { value: '', label: t('vins.anyReason') },
                ...VIN_REASONS.map((value) => ({ value, label: t(`vins.reason.${value}`) })),
              ]}
              onChange={(changed) => change({ reason: changed })}
            />
          </>
        }
        empty={
          filters.search || reason || state === 'handled'
            ? { title: t('vins.noneFits') }
            : { title: t('vins.none'), lead: t('vins.noneLead') }
        }
      />
      {handling && (
        <HandleDialog
          vin={handling}
          onAct={(note) => handle(handling.vin, true, note)}
          onClose={() => setHandling(null)}
        />
      )}
    </DeskPage>
  );
}
