import { useTranslator } from '@vinlore/ui';
import type { visitorMessages } from './messages/index.ts';
import { VisitorNotice } from './visitor-notice.tsx';

/** Placeholder while the order loads. @param tired whether loading has taken too long */
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
