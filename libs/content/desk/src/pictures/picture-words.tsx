import { LANGUAGES } from '@vinlore/brand';
import { FieldFrame, useTranslator } from '@vinlore/ui';
import { useId } from 'react';
import type { contentDeskMessages } from '../messages/index.ts';
import styles from './pictures.module.css';

/** Alt text by language. */
export interface PictureText {
  readonly alt_en: string;
  readonly alt_es: string;
  /** Decorative: no alt text needed. */
  readonly decorative: boolean;
}

/** Whether the alt text is complete. */
export const isDescribed = ({ alt_en: en, alt_es: es, decorative }: PictureText) =>
  decorative || (en.trim() !== '' && es.trim() !== '');

/** Props of `PictureWords`. */
export interface PictureWordsProps {
  readonly value: PictureText;
  readonly onChange: (value: PictureText) => void;
  /** Whether to flag missing alt text. */
  readonly judged: boolean;
}

/** Alt text in both languages, or the decorative option. */
export function PictureWords({ value, onChange, judged }: PictureWordsProps) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const id = useId();
  const missing = (text: string) => judged && text.trim() === '';
  return (
    <>
      {!value.decorative &&
        LANGUAGES.map((language) => {
          const name = `alt_${language}` as const;
          return (
            <FieldFrame
              key={language}
              id={`${id}-${language}`}
              label={t(`content.alt.${language}`)}
              hint={t('content.altHint')}
              {...(missing(value[name]) && { error: t('content.altMissing') })}
            >
              {(ties) => (
                <textarea
                  {...ties}
                  lang={language}
                  className={`field ${styles.words}`}
                  maxLength={500}
                  value={value[name]}
                  onChange={(event) => onChange({ ...value, [name]: event.target.value })}
                />
              )}
            </FieldFrame>
          );
        })}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value.decorative}
          onChange={(event) => onChange({ ...value, decorative: event.target.checked })}
        />
        {t('content.isDecorative')}
      </label>
    </>
  );
}
