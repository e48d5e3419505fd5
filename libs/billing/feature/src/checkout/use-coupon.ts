import { couponContract } from '@vinlore/billing-domain';
import { CallError, type DataOf } from '@vinlore/contract';
import { useCall } from '@vinlore/ui';
import { useEffect, useRef, useState } from 'react';

/** What a coupon does to the price of one plan. */
export type Discount = DataOf<typeof couponContract.discountValidation>;

/** A coupon at one cart, as far as the server has said. */
interface Judged {
  readonly cart: string;
  readonly discount: Discount | null;
  readonly error: CallError | null;
}

/** The coupon of a checkout. */
export interface Coupon {
  /** The code that was entered; '' for none. */
  readonly code: string;
  /** What it takes off the chosen plan; null: none, not good, or not known yet. */
  readonly discount: Discount | null;
  /** Why it is not good for this plan and person. */
  readonly error: CallError | null;
  readonly checking: boolean;
  /** Enters a code; '' takes it away; the same code again asks again. */
  readonly enter: (code: string) => void;
}

/**
 * A coupon against the chosen plan: `validate-coupon` is asked first when a code is entered, and `discount_validation` prices
 * the cart, anew when plan or email change (docs/decisions.md §6).
 *
 * @param email of the buyer; '' while it is not known: then nothing is asked
 * @param known what the first code takes off, where the page was made with that
 */
export function useCoupon(plan: string, email: string, initial = '', known: Discount | null = null): Coupon {
  const call = useCall();
  const [code, setCode] = useState(initial);
  const [tries, setTries] = useState(0);
  const [judged, setJudged] = useState<Judged | null>(
    known && { cart: JSON.stringify([initial, plan, email, 0]), discount: known, error: null },
  );
  const cart = JSON.stringify([code, plan, email, tries]);
  /** The code, and for whom, that the server has called good; another plan asks for the price alone. */
  const entered = JSON.stringify([code, email, tries]);
  const good = useRef<string | null>(null);
  const wanted = code !== '' && email !== '';

  useEffect(() => {
    if (!wanted) return;
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const price = async () => {
      if (good.current !== entered) await call(couponContract.validateCoupon, { code, email }, { signal });
      good.current = entered;
      return call(couponContract.discountValidation, { code, email, cart_plan: plan }, { signal });
    };
    price().then(
      (discount) => setJudged({ cart, discount, error: null }),
      (error: unknown) => {
        if (signal.aborted) return;
        setJudged({
          cart,
          discount: null,
          error: error instanceof CallError ? error : new CallError('refused', '', 500),
        });
      },
    );
    return () => giveUp.abort();
  }, [call, cart, code, email, entered, plan, wanted]);

  const now = wanted && judged?.cart === cart ? judged : null;
  return {
    code,
    discount: now?.discount ?? null,
    error: now?.error ?? null,
    checking: wanted && !now,
    enter: (next) => {
      setCode(next);
      setTries((count) => count + 1);
    },
  };
}
