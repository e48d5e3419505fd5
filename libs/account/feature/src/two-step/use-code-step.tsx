import { asksForFactor } from '@vinlore/account-domain';
import { lazyPart } from '@vinlore/ui';
import { type ReactNode, Suspense, useState } from 'react';

// Few members have an app: the code of this step comes when it is asked.
const CodeStep = lazyPart(() => import('./code-step.tsx'), 'CodeStep');

/** A form whose send may have to be made once more with a code. */
export interface CodeStepState<Values> {
  /** Sends the form's values. Where all is right but the code, the step comes. */
  readonly send: (values: Values) => Promise<void>;
  /** The step, in place of the form; null while none is asked. */
  readonly step: ReactNode;
}

/**
 * Lets a form be sent again with a code of the second factor. What was typed is kept in memory until then.
 *
 * @param call sends the values, with the code where there is one
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
