import { CallError, type DataOf } from '@vinlore/contract';
import { reportContract, reportView } from '@vinlore/report-domain';
import { ReportSheet } from '@vinlore/report-feature/sheet';
import { Notice, useAddress } from '@vinlore/ui';
import type { MarketingText, Visit } from '../site.ts';
import { callError, statusOf } from './failed-call.ts';
import { Opening } from './opening.tsx';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';

type Shared = DataOf<typeof reportContract.vehicleCheck>;

/** The report as its owner shares it: who shared it and until when, then the report itself. */
function SharedReport({ shared, visit }: { shared: Shared; visit: Visit }) {
  const { text, language } = visit;
  const notice = (
    <div className={styles.shared}>
      <Notice status="info" title={text.t('check.shared', { date: text.date(shared.expires_at) })}>
        <p>{text.t('check.sharedText')}</p>
      </Notice>
    </div>
  );
  return (
    <div className={styles.check}>
      <div className="wrap">
        <ReportSheet view={reportView(shared.report, language)} top={notice} />
      </div>
    </div>
  );
}

/** Shown if the link doesn't exist or can't be loaded now, with what to do instead. */
function NoReport({ text, isGone }: { text: MarketingText; isGone: boolean }) {
  const address = useAddress();
  return (
    <Opening
      title={text.t(isGone ? 'check.gone' : 'check.unavailable')}
      lead={text.t(isGone ? 'check.goneText' : 'check.unavailableText')}
    >
      {isGone && (
        <a className="btn btn-lg btn-primary" href={address('/')}>
          {text.t('check.own')}
        </a>
      )}
    </Opening>
  );
}

/** The id in `/vehicle-checks/<share id>`; null for another path. */
function shareIn(path: string): string | null {
  const [, id] = /^\/vehicle-checks\/([\w-]{1,64})\/?$/.exec(path) ?? [];
  return id ?? null;
}

/**
 * `/vehicle-checks/<share id>`: a report shared by its owner (docs/decisions.md §4). The URL opens private data, so the
 * page is neither cached, indexed, nor measured, and has no chat (spec §1). The owner sees a view count; link previews
 * and HEAD requests don't count as views.
 */
export async function vehicleChecksPage(visit: Visit): Promise<DrawnPage | null> {
  const id = shareIn(visit.path);
  if (id === null) return null;
  const { text, brand, call } = visit;
  const answer = await call(reportContract.vehicleCheck, { id, glance: visit.isGlance ? '1' : undefined }).catch(
    callError,
  );
  const failed = answer instanceof CallError ? statusOf(answer) : null;
  const isGone = failed === 404;
  const title =
    answer instanceof CallError
      ? text.t(isGone ? 'check.gone' : 'check.unavailable')
      : text.t('check.title', { vehicle: answer.report.vehicle.title });
  return {
    status: failed ?? 200,
    cache: 'never',
    secret: true,
    meta: { title: `${title} | ${brand.name}`, description: text.t('check.lead'), metaRobots: 'noindex, nofollow' },
    body:
      answer instanceof CallError ? (
        <NoReport text={text} isGone={isGone} />
      ) : (
        <SharedReport shared={answer} visit={visit} />
      ),
  };
}
