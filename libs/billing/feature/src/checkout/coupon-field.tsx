import { CouponCodeField } from '@vinlore/billing-domain';
import { ErrorNotice, FieldFrame, StatusWord, useTranslator } from '@vinlore/ui';
import { type KeyboardEvent, useId, useState } from 'react';
import * as v from 'valibot';
import type { billingMessages } from '../messages/index.ts';
import styles from './coupon-field.module.css';
import type { Coupon } from './use-coupon.ts';

/** Props of `CouponField`. */
export interface CouponFieldProps {
  readonly coupon: Coupon;
  /** Whether the buyer’s email is known, since a coupon may be limited to one person. */
  readonly emailKnown: boolean;
  /** The server's error for a code submitted without JavaScript. */
  readonly said?: string | undefined;
}

/** The coupon field: collapsed until opened, with the effect of the coupon shown below it. */
export function CouponField({ coupon, emailKnown, said }: CouponFieldProps) {
  const { t } = useTranslator<typeof billingMessages>();
  const id = useId();
  const [open, setOpen] = useState(coupon.code !== '');
  const [draft, setDraft] = useState(coupon.code);
  const [fault, setFault] = useState<'billing.couponBad' | 'billing.couponEmail' | null>(null);
  const { discount, error, checking } = coupon;

  const enter = () => {
    if (checking) return;
    const code = v.safeParse(CouponCodeField, draft);
    const wrong = !code.success ? 'billing.couponBad' : emailKnown ? null : 'billing.couponEmail';
    setFault(wrong);
    if (code.success && !wrong) coupon.enter(code.output);
  };
  const enterByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The field is inside the payment form, which Enter would submit.
    event.preventDefault();
    enter();
  };
  const takeAway = () => {
    setDraft('');
    coupon.enter('');
  };

  if (!open)
    return (
      <>
        <button type="button" className={`btn btn-quiet ${styles.open}`} onClick={() => setOpen(true)}>
          {t('billing.couponOpen')}
        </button>
        <noscript>
          <label className={styles.plain}>
            {t('billing.coupon')}
            <input className="field figure" name="coupon" autoComplete="off" maxLength={40} />
          </label>
        </noscript>
      </>
    );
  return (
    <div className={styles.coupon}>
      <FieldFrame
        id={id}
        label={t('billing.coupon')}
        error={fault ? t(fault) : draft === coupon.code ? said : undefined}
      >
        {(ties) => (
          <span className={styles.row}>
            <input
              {...ties}
              className="field figure"
              name="coupon"
              value={draft}
              onChange={({ target }) => setDraft(target.value.toUpperCase())}
              onKeyDown={enterByKey}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              readOnly={discount !== null}
            />
            {discount ? (
              <button type="button" className="btn btn-outline" onClick={takeAway}>
                {t('billing.couponRemove')}
              </button>
            ) : (
              <button type="button" className="btn btn-outline" aria-busy={checking} onClick={enter}>
                {t(checking ? 'billing.couponChecking' : 'billing.couponUse')}
              </button>
            )}
          </span>
        )}
      </FieldFrame>
      <div role="status">{discount && <StatusWord status="ok">{discount.words}</StatusWord>}</div>
      {error && <ErrorNotice error={error} />}
    </div>
  );
}
