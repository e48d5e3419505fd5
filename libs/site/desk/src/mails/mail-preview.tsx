import { ChoiceBox } from '@vinlore/desk-ui';
import type { Language } from '@vinlore/i18n';
import { ErrorNotice, useTranslator } from '@vinlore/ui';
import { useState } from 'react';
import type { siteDeskMessages } from '../messages/index.ts';
import { LetterFrame } from './letter-frame.tsx';
import styles from './mails.module.css';
import type { MailPreview } from './use-mail-preview.ts';

const VIEWS = ['phone', 'desktop', 'text'] as const;
const WIDTHS = { phone: 390, desktop: 800 } as const;
const SCHEMES = ['light', 'dark'] as const;

/** Props of `MailPreviewPane`. */
export interface MailPreviewPaneProps {
  readonly preview: MailPreview | undefined;
  readonly language: Language;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly examples: number;
  readonly example: number;
  readonly onExample: (example: number) => void;
}

/** Preview of the email on a phone, on a desktop, and as plain text. */
export function MailPreviewPane({
  preview,
  language,
  error,
  onRetry,
  examples,
  example,
  onExample,
}: MailPreviewPaneProps) {
  const { t } = useTranslator<typeof siteDeskMessages>();
  const [view, setView] = useState<(typeof VIEWS)[number]>('phone');
  const [scheme, setScheme] = useState<(typeof SCHEMES)[number]>('light');
  return (
    <section className={styles.preview} aria-label={t('site.mail.preview')}>
      <div className={styles.bar}>
        <div className={styles.choice} role="group" aria-label={t('site.mail.view')}>
          {VIEWS.map((each) => (
            <button key={each} type="button" aria-pressed={each === view} onClick={() => setView(each)}>
              {t(`site.mail.view.${each}`)}
            </button>
          ))}
        </div>
        {view !== 'text' && (
          <div className={styles.choice} role="group" aria-label={t('site.mail.scheme')}>
            {SCHEMES.map((each) => (
              <button key={each} type="button" aria-pressed={each === scheme} onClick={() => setScheme(each)}>
                {t(`site.mail.${each}`)}
              </button>
            ))}
          </div>
        )}
        {examples > 1 && (
          <ChoiceBox
            label={t('site.mail.example')}
            value={String(example)}
            options={Array.from({ length: examples }, (_, at) => ({
              value: String(at),
              label: t('site.mail.exampleNumber', { number: at + 1 }),
            }))}
            onChange={(chosen) => onExample(Number(chosen))}
          />
        )}
      </div>
      {error !== null && (
        <div className={styles.bar}>
          <ErrorNotice error={error} onRetry={onRetry} />
        </div>
      )}
      {preview && (
        <p className={styles.subject}>
          <span className="dim sm">{t('site.mail.role.subject')}</span>{' '}
          <span className="strong">{preview.subject}</span>
        </p>
      )}
      {preview && view === 'text' && (
        <pre className={styles.text} tabIndex={0}>
          {preview.text}
        </pre>
      )}
      {preview && view !== 'text' && (
        <LetterFrame
          title={t('site.mail.previewOf')}
          html={preview.html}
          language={language}
          scheme={scheme}
          screen={WIDTHS[view]}
        />
      )}
      {!preview && error === null && <span className={`skeleton ${styles.place}`} />}
    </section>
  );
}
