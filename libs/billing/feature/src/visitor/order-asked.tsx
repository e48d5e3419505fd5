import { useTranslator } from '@vinlore/ui';
import type { visitorMessages } from './messages/index.ts';
import { VisitorNotice } from './visitor-notice.tsx';

/** An order that the server is asked about. @param tired whether it has taken long */
export function OrderAsked({ tired }: { readonly tired: boolean }) {
  const { t } = useTranslator<typeof visitorMessages>();
  return (
    <VisitorNotice
      status="no"
      title={t('visitor.asking')}
      lead={t(tired ? 'visitor.pendingLong' : 'visitor.askingText')}
      busy={!tired}
    />
  );
}
