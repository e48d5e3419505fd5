import { loadMessages } from '@vinlore/i18n';
import { Notice, useCall, useTranslator, withTexts } from '@vinlore/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { factorsQuery } from './factors-query.ts';
import { twoStepMessages, type TwoStepTexts } from './messages/index.ts';

const Texts = withTexts((language) => loadMessages([twoStepMessages], language));

/** Props of `TwoStepHint`. */
export interface TwoStepHintProps {
  /** Number of credits above which two-step verification is required. */
  readonly credits: number;
  /** Link to the setup. */
  readonly securityLink: (text: string) => ReactNode;
}

/**
 * Tells a dealer with many credits, before they use one, that two-step verification is required. Renders nothing if
 * they have it.
 */
export function TwoStepHint({ credits, securityLink }: TwoStepHintProps) {
  const { data } = useQuery(factorsQuery(useCall()));
  if (!data || data.authenticator || data.passkeys > 0) return null;
  return (
    <Suspense fallback={null}>
      <Texts>
        <Hint credits={credits} securityLink={securityLink} />
      </Texts>
    </Suspense>
  );
}

function Hint({ credits, securityLink }: TwoStepHintProps) {
  const { t } = useTranslator<TwoStepTexts>();
  return (
    <Notice status="info" title={t('two-step.hintTitle')} actions={securityLink(t('two-step.setUp'))}>
      <p>{t('two-step.hintLead', { credits })}</p>
    </Notice>
  );
}
