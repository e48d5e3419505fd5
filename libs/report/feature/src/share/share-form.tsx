import { type Hides, reportContract, type ReportShare, sectionName } from '@vinlore/report-domain';
import { ErrorNotice, useCall, useTranslator } from '@vinlore/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ShareIcon } from '../icons.ts';
import type { reportMessages } from '../messages/index.ts';
import { sharesQuery } from '../report-queries.ts';
import { endOf, HIDEABLE, NO_HIDES, SHARE_DAYS, type ShareDays } from './hides.ts';
import styles from './share.module.css';
import { useHideWords } from './use-hide-words.ts';

/** Props of `ShareForm`. */
export interface ShareFormProps {
  readonly id: string;
  readonly hasMileage: boolean;
  readonly onMade: (share: ReportShare) => void;
}

/** Form for the lifetime and hidden parts of a link, with a sentence on what others will see. */
export function ShareForm({ id, hasMileage, onMade }: ShareFormProps) {
  const { t, date, language } = useTranslator<typeof reportMessages>();
  const call = useCall();
  const queries = useQueryClient();
  const hideWords = useHideWords();
  const [days, setDays] = useState<ShareDays>(7);
  const [hides, setHides] = useState<Hides>(NO_HIDES);
  const [now] = useState(() => new Date());
  const share = useMutation({
    mutationFn: () => call(reportContract.shareReport, { id, days, ...hides, hidden: [...hides.hidden] }),
    onSuccess: (made) => {
      void queries.invalidateQueries({ queryKey: sharesQuery(call, id).queryKey });
      onMade(made);
    },
  });
  const without = hideWords(hides);
  const until = date(endOf(days, now));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        share.mutate();
      }}
    >
      <fieldset className={styles.days}>
        <legend>{t('share.days')}</legend>
        {SHARE_DAYS.map((each) => (
          <label key={each}>
            <input type="radio" name="days" checked={days === each} onChange={() => setDays(each)} />
            <span>{t('share.dayCount', { count: each })}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.hides}>
        <legend>{t('share.hide')}</legend>
        <label>
          <input
            type="checkbox"
            checked={hides.hide_vin}
            onChange={({ target }) => setHides({ ...hides, hide_vin: target.checked })}
          />
          <span>{t('share.hideVin')}</span>
        </label>
        {hasMileage && (
          <label>
            <input
              type="checkbox"
              checked={hides.hide_mileage}
              onChange={({ target }) => setHides({ ...hides, hide_mileage: target.checked })}
            />
            <span>{t('share.hideMileage')}</span>
          </label>
        )}
        <details>
          <summary>{t('share.hideSections', { count: hides.hidden.length })}</summary>
          <div className={styles.sections}>
            {HIDEABLE.map((section) => (
              <label key={section}>
                <input
                  type="checkbox"
                  checked={hides.hidden.includes(section)}
                  onChange={({ target }) =>
                    setHides({
                      ...hides,
                      hidden: HIDEABLE.filter((each) =>
                        each === section ? target.checked : hides.hidden.includes(each),
                      ),
                    })
                  }
                />
                <span>{sectionName(section, language)}</span>
              </label>
            ))}
          </div>
        </details>
      </fieldset>
      <p className={styles.preview} role="status">
        {without ? t('share.previewWithout', { until, without }) : t('share.preview', { until })}
      </p>
      {share.error && <ErrorNotice error={share.error} />}
      <button type="submit" className="btn btn-primary btn-lg" disabled={share.isPending}>
        <ShareIcon />
        {t(share.isPending ? 'share.making' : 'share.make')}
      </button>
    </form>
  );
}
