import { Notice } from '@vinlore/ui';
import type { ReactNode } from 'react';
import type { MarketingText } from '../site.ts';
import { NumberForm } from './number-form.tsx';
import styles from './page.module.css';

/** What `VerifiedPage` takes. */
export interface VerifiedPageProps {
  readonly text: MarketingText;
  /** The one verdict on the paper. */
  readonly title: string;
  /** `ok` for a paper to be believed: only then is shown what was signed, and that something newer exists. */
  readonly status: 'ok' | 'ask' | 'stop';
  /** The document's number, with what it is a number of. */
  readonly number: string;
  readonly words: string;
  /** That a newer version exists; null where there is none. */
  readonly newer: string | null;
  /** What the code on the paper proves by itself. */
  readonly proof?: ReactNode;
  /** The document, or its beginning. */
  readonly document: ReactNode;
  /** The signature, for who checks it on their own. */
  readonly signature?: ReactNode;
}

/** What a number on paper stands for: the verdict first, then what was signed, then the way to the next number. */
export function VerifiedPage(props: VerifiedPageProps) {
  const { text, title, status, number, words, newer, proof, document, signature } = props;
  // What a forged code takes back (`islands/offline-proof.ts`).
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
