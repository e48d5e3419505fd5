import {
  ChoiceBox,
  type Column,
  DataList,
  DeskPage,
  isSearchable,
  Moment,
  SearchBox,
  StatusTag,
  layout,
  useFilters,
  usePages,
} from '@vinlore/desk-ui';
import { type Rating, ratingContract } from '@vinlore/feedback-domain';
import { ErrorNotice, useBrand, useCall, useTranslator, VinText } from '@vinlore/ui';
import { useMutation } from '@tanstack/react-query';
import type { feedbackDeskMessages } from '../messages/index.ts';
import { Folded } from '../parts/folded.tsx';
import { ListKeys } from '../parts/list-keys.tsx';
import styles from '../parts/parts.module.css';
import { CSV_ROWS, type FeedbackQuery, saveFeedback } from './save-list.ts';
import { Trends } from './trends.tsx';

const DEFAULTS = { about: '', most: '', search: '' };
const DEGREES = ['3', '2', '1'] as const;

function useColumns(): readonly Column<Rating>[] {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  return [
    {
      key: 'satisfaction',
      title: t('opinion.satisfaction'),
      phone: 'title',
      cell: ({ satisfaction }) => (
        <StatusTag tone={satisfaction <= 2 ? 'bad' : satisfaction === 3 ? 'none' : 'ok'}>
          {t(`opinion.degree.${satisfaction}`)}
        </StatusTag>
      ),
    },
    {
      key: 'message',
      title: t('opinion.message'),
      width: '32%',
      cell: ({ message }) => <Folded text={message} />,
    },
    {
      key: 'type',
      title: t('opinion.type'),
      cell: (row) => <span className={styles.words}>{t(`opinion.type.${row.report_type}`)}</span>,
    },
    {
      key: 'vin',
      title: t('opinion.vin'),
      cell: ({ vin }) => vin !== '' && <VinText groups={[vin]} />,
    },
    {
      key: 'from',
      title: t('opinion.from'),
      width: '19%',
      cell: ({ email }) => <span className={layout.clamp}>{email}</span>,
    },
    { key: 'sent', title: t('opinion.sent'), cell: ({ sent_at: at }) => <Moment at={at} /> },
  ];
}

/** Exports the list; says so if the file is truncated. */
function SaveButton({ query }: { readonly query: FeedbackQuery }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const save = useMutation({ mutationFn: () => saveFeedback(call, query) });
  return (
    <>
      <button
        type="button"
        className="btn btn-outline"
        aria-busy={save.isPending}
        onClick={() => !save.isPending && save.mutate()}
      >
        {t(save.isPending ? 'opinion.csvWorking' : 'opinion.csv')}
      </button>
      {save.data && (
        <p className="dim sm" role="status">
          {t('opinion.csvMost', { count: CSV_ROWS })}
        </p>
      )}
      {save.error && <ErrorNotice error={save.error} />}
    </>
  );
}

/** /staff/feedback: members' satisfaction and comments. */
export function FeedbackPage() {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const call = useCall();
  const { features } = useBrand();
  const [filters, change] = useFilters(DEFAULTS);
  const { about, most, search } = filters;
  const feedbackQuery: FeedbackQuery = {
    ...(about !== '' && { report_type: about as Rating['report_type'] }),
    ...(most !== '' && { at_most: most }),
    ...(isSearchable(search) && { search }),
  };
  const query = usePages(['desk', 'feedback', 'list', about, most, search], async (cursor, signal) => {
    const page = { ...feedbackQuery, ...(cursor !== null && { cursor }) };
    const { feedback, more } = await call(ratingContract.staffFeedback, page, { signal });
    return { rows: feedback, cursor: more ? feedback.at(-1)!.id : null };
  });
  return (
    <DeskPage
      title={t('opinion.title')}
      lead={t('opinion.lead')}
      actions={
        <>
          <ListKeys />
          <SaveButton query={feedbackQuery} />
        </>
      }
    >
      <Trends />
      <DataList
        label={t('opinion.title')}
        query={query}
        columns={useColumns()}
        keyOf={({ id }) => id}
        views="feedback"
        filter={
          <>
            <SearchBox
              isLong
              label={t('support.search')}
              hint={t('support.searchFeedback')}
              value={search}
              onChange={(next) => change({ search: next })}
            />
            {features.report && features.sticker && (
              <ChoiceBox
                label={t('opinion.type')}
                value={about}
                options={[
                  { value: '', label: t('opinion.type.all') },
                  { value: 'report', label: t('opinion.type.report') },
                  { value: 'sticker', label: t('opinion.type.sticker') },
                ]}
                onChange={(next) => change({ about: next })}
              />
            )}
            <ChoiceBox
              label={t('opinion.satisfaction')}
              value={most}
              options={[
                { value: '', label: t('opinion.any') },
                ...DEGREES.map((value) => ({ value, label: t(`opinion.atMost${value}`) })),
              ]}
              onChange={(next) => change({ most: next })}
            />
          </>
        }
        empty={{ title: t('opinion.none'), lead: t('opinion.noneLead') }}
      />
    </DeskPage>
  );
}
