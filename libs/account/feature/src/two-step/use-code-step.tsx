import { asksForFactor } from '@vinlore/account-domain';
import { lazyPart } from '@vinlore/ui';
import { type ReactNode, Suspense, useState } from 'react';

// Few members have an authenticator, so the code of this step is lazy-loaded.
const CodeStep = lazyPart(() => import('./code-step.tsx'), 'CodeStep');

/** A form whose submission may have to be repeated with a code. */
export interface CodeStepState<Values> {
  /** Submits the form's values. Shows the code step if only the code is missing. */
  readonly send: (values: Values) => Promise<void>;
  /** The code step in place of the form; null if not needed. */
  readonly step: ReactNode;
}

/**
 * Lets a form be resubmitted with a second-factor code. The values stay in memory until then.
 *
 * @param call submits the values, with the code if there is one
 */
export function useCodeStep<Values>(call: (values: Values, code?: string) => Promise<void>): CodeStepState<Values> {
  const [asked, setAsked] = useState<{ readonly values: Values } | null>(null);
  return {
    send: async (values) => {
      try {
        await call(values);
      } catch (error) {
        if (!asksForFactor(error)) throw error;
        setAsked({ values });
      }
    },
    step: asked && (
      <Suspense fallback={null}>
        <CodeStep send={(code) => call(asked.values, code)} onBack={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
