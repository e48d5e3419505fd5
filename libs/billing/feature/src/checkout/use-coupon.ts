import { couponContract } from '@vinlore/billing-domain';
import { CallError, type DataOf } from '@vinlore/contract';
import { useCall } from '@vinlore/ui';
import { useEffect, useRef, useState } from 'react';

/** The effect of a coupon on the price of one plan. */
export type Discount = DataOf<typeof couponContract.discountValidation>;

/** The server's answer for a coupon and a cart. */
interface Judged {
  readonly cart: string;
  readonly discount: Discount | null;
  readonly error: CallError | null;
}

/** The coupon of a checkout. */
export interface Coupon {
  /** The code that was entered; '' for none. */
  readonly code: string;
  /** The discount on the selected plan; null if there is no code, it is invalid, or the answer is pending. */
  readonly discount: Discount | null;
  /** Why the coupon doesn't apply to this plan and person. */
  readonly error: CallError | null;
  readonly checking: boolean;
  /** Enters a code. '' removes it; entering the same code again checks it again. */
  readonly enter: (code: string) => void;
}

/**
 * Checks a coupon against the selected plan. `validate-coupon` is called first when a code is entered, then
 * `discount_validation` prices the cart, and again whenever the plan or email changes (docs/decisions.md §6).
 *
 * @param email of the buyer; '' while unknown: then nothing is requested
 * @param known the discount of the initial code, if the page was rendered with it
 */
export function useCoupon(plan: string, email: string, initial = '', known: Discount | null = null): Coupon {
  const call = useCall();
  const [code, setCode] = useState(initial);
  const [tries, setTries] = useState(0);
  const [judged, setJudged] = useState<Judged | null>(
    known && { cart: JSON.stringify([initial, plan, email, 0]), discount: known, error: null },
  );
  const cart = JSON.stringify([code, plan, email, tries]);
  /** The code and email that the server has validated; changing the plan only requests the price. */
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
