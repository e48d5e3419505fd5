import { Notice } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { MarketingText } from '../site.ts';
import { NumberForm } from './number-form.tsx';
import styles from './page.module.css';

export interface VerifiedPageProps {
  readonly text: MarketingText;
  /** The single verdict on the document. */
  readonly title: string;
  /** `ok` for a genuine document: only then are the signed fields and the newer version shown. */
  readonly status: 'ok' | 'ask' | 'stop';
  /** The document's number, labeled with its kind. */
  readonly number: string;
  readonly words: string;
  /** Notice of a newer version; null if there is none. */
  readonly newer: string | null;
  /** What the printed code proves by itself. */
  readonly proof?: ReactNode;
  /** The document or its first page. */
  readonly document: ReactNode;
  /** The signature, for independent verification. */
  readonly signature?: ReactNode;
}

/** Verification of a document's number: the verdict, the signed fields, then a form for another number. */
export function VerifiedPage(props: VerifiedPageProps) {
  const { text, title, status, number, words, newer, proof, document, signature } = props;
  // Hidden if the code is forged (`islands/offline-proof.ts`).
  const believed = status === 'stop' ? {} : { 'data-genuine': '' };
  return (
    <>
      <div className={styles.opening}>
        <div className="wrap">
          <h1>{title}</h1>
          <div className={styles.notice} {...believed}>
            <Notice status={status} title={number}>
              <p>{words}</p>
            </Notice>
          </div>
          {status !== 'stop' && newer && (
            <div className={styles.notice} data-genuine="">
              <Notice status="ask" title={text.t('verify.newer')}>
                <p>{newer}</p>
              </Notice>
            </div>
          )}
          {proof}
          {status !== 'stop' && document && <div data-genuine="">{document}</div>}
          {signature}
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
