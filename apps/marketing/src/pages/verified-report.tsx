import type { DataOf } from '@vinlore/contract';
import type { reportContract, Standing } from '@vinlore/report-domain';
import { ReportFirstView } from '@vinlore/report-feature/sheet';
import type { MarketingText, Visit } from '../site.ts';
import { VerifiedPage } from './verified-page.tsx';

/** Report data shown to anyone with its number. */
export type ReportAnswer = DataOf<typeof reportContract.reportPage>;

const STATUS = { genuine: 'ok', unsigned: 'ask', altered: 'stop' } as const satisfies Record<Standing, string>;

/** The verdict on a report, for the page and its title. */
export const reportVerdict = ({ standing }: ReportAnswer, text: MarketingText): string =>
  text.t(`verifyReport.${standing}`);

/** Whether a report is ours, and its first page; an altered report isn't shown. */
export function VerifiedReport({ answer, visit }: { answer: ReportAnswer; visit: Visit }) {
  const { text, brand, language } = visit;
  const { standing, newer, report } = answer;
  const values = { date: text.date(answer.made_at), email: brand.support_email };
  return (
    <VerifiedPage
      text={text}
      title={reportVerdict(answer, text)}
      status={STATUS[standing]}
      number={text.t('verifyReport.number', { number: answer.id })}
      words={text.t(`verifyReport.${standing}Text`, values)}
      newer={newer && text.t('verifyReport.newerText', { date: text.date(newer.made_at) })}
      document={
        report && <ReportFirstView view={{ ...report, language, words: { sample: text.t('verifyReport.sample') } }} />
      }
    />
  );
}
