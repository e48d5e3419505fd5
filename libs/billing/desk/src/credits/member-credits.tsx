import { type DataOf } from '@vinlore/contract';
import { staffCreditContract } from '@vinlore/billing-domain';
import { ActDialog, type Column, DataList, Moment, ReasonField, layout, useMay, usePages } from '@vinlore/desk-ui';
import { useCall, useTranslator } from '@vinlore/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { billingDeskMessages } from '../messages/index.ts';
import styles from '../parts/parts.module.css';
import { MONEY_KEY } from '../parts/queries.ts';
import { CorrectDialog } from './correct-dialog.tsx';

type Books = DataOf<typeof staffCreditContract.staffCredits>;
type Line = Books['lines'][number];

/** Reverses an entry, with a reason. */
function ReverseDialog({
  accountId,
  line,
  onClose,
}: {
  readonly accountId: string;
  readonly line: Line;
  readonly onClose: () => void;
}) {
  const { t } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const [why, setWhy] = useState('');
  const reverse = async () => {
    const request = { account_id: accountId, entry_id: line.id, why: why.trim() };
    await call(staffCreditContract.staffReverseCredits, request);
    await queries.invalidateQueries({ queryKey: MONEY_KEY });
  };
  return (
    <ActDialog
      title={t('credit.reverseTitle')}
      lead={t('credit.reverseLead', { words: line.words })}
      action={t('credit.reverseAct')}
      ready={why.trim().length >= 3}
      onAct={reverse}
      onClose={onClose}
    >
      <ReasonField label={t('money.why')} value={why} onChange={setWhy} max={300} />
    </ActDialog>
  );
}

function useColumns(onReverse: ((line: Line) => void) | null): readonly Column<Line>[] {
  const { t, number } = useTranslator<typeof billingDeskMessages>();
  const columns: Column<Line>[] = [
    {
      key: 'what',
      title: t('credit.what'),
      phone: 'title',
      cell: ({ words, why, by }) => (
        <>
          {words}
          {why !== null && <span className="dim sm"> · {why}</span>}
          {by !== null && <span className="dim sm"> · {t('credit.by', { who: by })}</span>}
        </>
      ),
    },
    {
      key: 'change',
      title: t('credit.change'),
      width: '100px',
      align: 'end',
      cell: ({ credits }) => (credits > 0 ? `+${number(credits)}` : credits < 0 ? `−${number(-credits)}` : '–'),
    },
    {
      key: 'after',
      title: t('credit.after'),
      width: '130px',
      align: 'end',
      cell: ({ balance }) => (balance === null ? '–' : number(balance)),
    },
    { key: 'at', title: t('credit.when'), width: '190px', cell: ({ at }) => <Moment at={at} /> },
  ];
  if (!onReverse) return columns;
  return [
    ...columns,
    {
      key: 'act',
      title: '',
      width: '110px',
      cell: (line) =>
        line.reversible && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-label={`${t('credit.reverse')}: ${line.words}`}
            onClick={() => onReverse(line)}
          >
            {t('credit.reverse')}
          </button>
        ),
    },
  ];
}

/** A member's credit ledger, with corrections; part of the member page. */
export function MemberCredits({ accountId }: { readonly accountId: string }) {
  const { t, number } = useTranslator<typeof billingDeskMessages>();
  const call = useCall();
  const mayCorrect = useMay('billing');
  const heading = useId();
  const [reversed, setReversed] = useState<Line | null>(null);
  const [isCorrecting, setCorrecting] = useState(false);
  const query = usePages([...MONEY_KEY, 'credits', accountId], async (cursor, signal) => {
    const request = { account_id: accountId, ...(cursor !== null && { cursor }) };
    const books = await call(staffCreditContract.staffCredits, request, { signal });
    return { rows: books.lines, cursor: books.more ? books.lines.at(-1)!.id : null, books };
  });
  const columns = useColumns(mayCorrect ? setReversed : null);
  const books = query.first?.books;
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{t('credit.title')}</h2>
      {books && (
        <div className={layout.item}>
          <dl className={`columns ${styles.numbers}`}>
            {books.pots.map((pot) => (
              <div key={pot} className={styles.number}>
                <dt>{t(`credit.pot.${pot}`)}</dt>
                <dd>{number(books.balances[pot])}</dd>
              </div>
            ))}
          </dl>
          {mayCorrect && (
            <button type="button" className="btn btn-outline" onClick={() => setCorrecting(true)}>
              {t('credit.correct')}
            </button>
          )}
        </div>
      )}
      <DataList
        label={t('credit.title')}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        empty={{ title: t('credit.none') }}
      />
      {reversed && <ReverseDialog accountId={accountId} line={reversed} onClose={() => setReversed(null)} />}
      {isCorrecting && books && (
        <CorrectDialog accountId={accountId} books={books} onClose={() => setCorrecting(false)} />
      )}
    </section>
  );
}
