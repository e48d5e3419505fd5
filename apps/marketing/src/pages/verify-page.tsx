import { CallError, parseDocumentNumber } from '@vinlore/contract';
import { reportContract } from '@vinlore/report-domain';
import { genuineContract, stickerContract } from '@vinlore/sticker-domain';
import { Notice } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { MarketingText, Visit } from '../site.ts';
import { callError } from './failed-call.ts';
import { LONGEST_NUMBER, NumberForm } from './number-form.tsx';
import { OfflineProof } from './offline-proof.tsx';
import { Opening } from './opening.tsx';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';
import { reportVerdict, VerifiedReport } from './verified-report.tsx';
import { stickerVerdict, VerifiedSticker } from './verified-sticker.tsx';

/** Whether there is no such document: the number is unknown or too long. */
const isUnknown = ({ fault, status }: CallError) => fault === 'refused' && (status === 404 || status === 400);

function RefusedPage({ text, id, error }: { text: MarketingText; id: string; error: CallError }) {
  const unknown = isUnknown(error);
  return (
    <Opening title={text.t(unknown ? 'verify.none' : 'verify.unavailable')}>
      <div className={styles.notice}>
        <Notice status={unknown ? 'stop' : 'ask'} title={unknown ? id : text.t('verify.unavailable')}>
          <p>{unknown ? text.t('verify.noneText', { id }) : text.t('verify.unavailableText')}</p>
        </Notice>
      </div>
      <NumberForm text={text} id={id} />
    </Opening>
  );
}

/** The number in `/verify/<id>` or `/verify?id=…`; '' for the empty form, null for another path. */
function numberIn({ path, query }: Visit): string | null {
  if (path === '/verify' || path === '/verify/') return query.get('id')?.trim() ?? '';
  const [, id] = /^\/verify\/([^/]+)\/?$/.exec(path) ?? [];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** A document's verification, rendered; or the failed call if it doesn't exist or can't be loaded. */
interface Verified {
  readonly id: string;
  readonly verdict: string;
  readonly body: ReactNode;
}

/** Stickers and reports share one number format: whichever matches is shown. */
async function verifiedBy(visit: Visit, id: string): Promise<Verified | CallError> {
  const { call, text } = visit;
  const sticker = await call(stickerContract.stickerPage, { id }).catch(callError);
  if (!(sticker instanceof CallError)) {
    const body = <VerifiedSticker answer={sticker} visit={visit} />;
    return { id: sticker.id, verdict: stickerVerdict(sticker, text), body };
  }
  if (!isUnknown(sticker)) return sticker;
  const report = await call(reportContract.reportPage, { id }).catch(callError);
  if (report instanceof CallError) return report;
  return {
    id: report.id,
    verdict: reportVerdict(report, text),
    body: <VerifiedReport answer={report} visit={visit} />,
  };
}

/** Verification (docs/decisions.md §4): the form, and the target of a document's QR code. */
export async function verifyPage(visit: Visit): Promise<DrawnPage | null> {
  const id = numberIn(visit);
  if (id === null) return null;
  const { text, brand, call } = visit;
  const meta = { title: `${text.t('verify.title')} | ${brand.name}`, description: text.t('verify.lead') };
  if (!id) {
    const { keys } = await call(genuineContract.stickerKeys, {});
    const body = (
      <Opening title={text.t('verify.title')} lead={text.t('verify.lead')}>
        <OfflineProof visit={visit} keys={keys} />
        <NumberForm text={text} />
      </Opening>
    );
    return { status: 200, cache: visit.query.size === 0 ? 'shared' : 'never', meta, body };
  }
  const hidden = { ...meta, metaRobots: 'noindex, nofollow' };
  const verified = await verifiedBy(visit, id);
  if (verified instanceof CallError) {
    const status = isUnknown(verified) ? 404 : 503;
    const number = parseDocumentNumber(id) ? id : id.slice(0, LONGEST_NUMBER);
    return { status, cache: 'never', meta: hidden, body: <RefusedPage text={text} id={number} error={verified} /> };
  }
  const title = `${verified.verdict} | ${brand.name}`;
  return {
    status: 200,
    cache: 'never',
    meta: { ...hidden, title, canonicalURL: `/verify/${verified.id}` },
    body: verified.body,
  };
}
