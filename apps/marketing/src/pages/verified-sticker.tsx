import type { DataOf } from '@vinlore/contract';
import { currentSticker, type stickerContract, StoredStickerSchema } from '@vinlore/sticker-domain';
import * as v from 'valibot';
import type { MarketingText, Visit } from '../site.ts';
import { Sheet } from '../sticker/sheet.tsx';
import { OfflineProof } from './offline-proof.tsx';
import styles from './page.module.css';
import { VerifiedPage } from './verified-page.tsx';

/** A sticker as signed, and its current validity. */
export type StickerAnswer = DataOf<typeof stickerContract.stickerPage>;

function Signature({ answer, text }: { answer: StickerAnswer; text: MarketingText }) {
  return (
    <details className={styles.signature}>
      <summary>{text.t('verify.signature')}</summary>
      <dl>
        <dt>{text.t('verify.key')}</dt>
        <dd className="figure">{answer.key_id}</dd>
        <dt>{text.t('verify.signed')}</dt>
        <dd className="figure">{answer.signature}</dd>
        <dt>{text.t('verify.made')}</dt>
        <dd className="figure">{answer.made_at}</dd>
      </dl>
      <p>
        <a href={`/api-cwa/sticker-page?id=${answer.id}`}>{text.t('verify.json')}</a>
      </p>
      <p>
        <a href="/api-cwa/sticker-keys">{text.t('verify.keys')}</a>
      </p>
    </details>
  );
}

type Standing = 'genuine' | 'revoked' | 'broken';

const standingOf = ({ genuine, revoked_at }: StickerAnswer): Standing => {
  if (!genuine) return 'broken';
  return revoked_at ? 'revoked' : 'genuine';
};

/** The verdict on a sticker, for the page and its title. */
export const stickerVerdict = (answer: StickerAnswer, text: MarketingText): string =>
  text.t(`verify.${standingOf(answer)}`);

/** The verdict's text with its date or URL. */
function standingWords(standing: Standing, answer: StickerAnswer, { text, brand }: Visit): string {
  if (standing === 'broken') return text.t('verify.brokenText', { email: brand.support_email });
  if (standing === 'revoked') return text.t('verify.revokedText', { date: text.date(answer.revoked_at!) });
  return text.t('verify.genuineText', { date: text.date(answer.made_at) });
}

/**
 * The signed fields and whether the signature is valid. Data that was tampered with or revoked by its owner isn't
 * rendered as a sticker.
 */
export function VerifiedSticker({ answer, visit }: { answer: StickerAnswer; visit: Visit }) {
  const { text } = visit;
  const standing = standingOf(answer);
  const sticker = v.safeParse(StoredStickerSchema, answer.sticker);
  return (
    <VerifiedPage
      text={text}
      title={stickerVerdict(answer, text)}
      status={standing === 'genuine' ? 'ok' : 'stop'}
      number={`${text.t('sheet.number')} ${answer.id}`}
      words={standingWords(standing, answer, visit)}
      newer={answer.newer && text.t('verify.newerText', { date: text.date(answer.newer.made_at) })}
      proof={<OfflineProof visit={visit} keys={answer.keys} />}
      document={sticker.success && <Sheet sticker={currentSticker(sticker.output)} />}
      signature={<Signature answer={answer} text={text} />}
    />
  );
}
