import { CallError, type DataOf } from '@vinlore/contract';
import {
  currentSticker,
  genuineContract,
  parseStickerId,
  stickerContract,
  StoredStickerSchema,
} from '@vinlore/sticker-domain';
import { Notice } from '@vinlore/ui';
import * as v from 'valibot';
import type { MarketingText, Visit } from '../site.ts';
import { Sheet } from '../sticker/sheet.tsx';
import { LONGEST_NUMBER, NumberForm } from './number-form.tsx';
import { OfflineProof } from './offline-proof.tsx';
import { Opening } from './opening.tsx';
import type { DrawnPage } from './page.ts';
import styles from './page.module.css';

type Verified = DataOf<typeof stickerContract.stickerPage>;

function Signature({ verified, text }: { verified: Verified; text: MarketingText }) {
  return (
    <details className={styles.signature}>
      <summary>{text.t('verify.signature')}</summary>
      <dl>
        <dt>{text.t('verify.key')}</dt>
        <dd className="figure">{verified.key_id}</dd>
        <dt>{text.t('verify.signed')}</dt>
        <dd className="figure">{verified.signature}</dd>
        <dt>{text.t('verify.made')}</dt>
        <dd className="figure">{verified.made_at}</dd>
      </dl>
      <p>
        <a href={`/api-cwa/sticker-page?id=${verified.id}`}>{text.t('verify.json')}</a>
      </p>
      <p>
        <a href="/api-cwa/sticker-keys">{text.t('verify.keys')}</a>
      </p>
    </details>
  );
}

type Standing = 'genuine' | 'revoked' | 'broken';

const standingOf = ({ genuine, revoked_at }: Verified): Standing => {
  if (!genuine) return 'broken';
  return revoked_at ? 'revoked' : 'genuine';
};

/** What the page says of a sticker, with the day or the address that the words name. */
function standingWords(standing: Standing, verified: Verified, { text, brand }: Visit): string {
  if (standing === 'broken') return text.t('verify.brokenText', { email: brand.support_email });
  if (standing === 'revoked') return text.t('verify.revokedText', { date: text.date(verified.revoked_at!) });
  return text.t('verify.genuineText', { date: text.date(verified.made_at) });
}

/**
 * What was signed, and whether the signature holds. Data that was tampered with, or that its owner took back, is not
 * dressed up as a sticker.
 */
function VerifiedPage({ verified, visit }: { verified: Verified; visit: Visit }) {
  const { text } = visit;
  const standing = standingOf(verified);
  const sticker = v.safeParse(StoredStickerSchema, verified.sticker);
  return (
    <>
      <div className={styles.opening}>
        <div className="wrap">
          <h1>{text.t(`verify.${standing}`)}</h1>
          <div className={styles.notice} {...(standing === 'genuine' && { 'data-genuine': '' })}>
            <Notice status={standing === 'genuine' ? 'ok' : 'stop'} title={`${text.t('sheet.number')} ${verified.id}`}>
              <p>{standingWords(standing, verified, visit)}</p>
            </Notice>
          </div>
          {standing === 'genuine' && verified.newer && (
            <div className={styles.notice} data-genuine="">
              <Notice status="ask" title={text.t('verify.newer')}>
                <p>{text.t('verify.newerText', { date: text.date(verified.newer.made_at) })}</p>
              </Notice>
            </div>
          )}
          <OfflineProof visit={visit} keys={verified.keys} />
          {standing === 'genuine' && sticker.success && (
            <div data-genuine="">
              <Sheet sticker={currentSticker(sticker.output)} />
            </div>
          )}
          <Signature verified={verified} text={text} />
        </div>
      </div>
      <section className={styles.band}>
        <div className="wrap">
          <h2>{text.t('verify.another')}</h2>
          <NumberForm text={text} />
        </div>
      </section>
    </>
  );
}

/** Whether there is no such sticker: nobody has the number, or it is too long to be one. */
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

/** The number in `/verify/<id>` or `/verify?id=…`; '' for the bare form, null for another path. */
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

/** Sticker verification (docs/decisions.md §4): the form, and what the QR code of a sticker opens. */
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
  try {
    const verified = await call(stickerContract.stickerPage, { id });
    const title = `${text.t(`verify.${standingOf(verified)}`)} | ${brand.name}`;
    const canonicalURL = `/verify/${verified.id}`;
    const body = <VerifiedPage verified={verified} visit={visit} />;
    return { status: 200, cache: 'never', meta: { ...hidden, title, canonicalURL }, body };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    const status = isUnknown(error) ? 404 : 503;
    const number = parseStickerId(id) ? id : id.slice(0, LONGEST_NUMBER);
    return { status, cache: 'never', meta: hidden, body: <RefusedPage text={text} id={number} error={error} /> };
  }
}
