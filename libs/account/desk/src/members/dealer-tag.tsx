import type { DealerState } from '@vinlore/account-domain';
import { StatusTag, type Tone } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { MemberDeskTexts } from './messages/index.ts';

const TONES: Record<DealerState, Tone> = { new: 'wait', approved: 'ok', withdrawn: 'bad' };

/** Tag with a dealer's status. */
export function DealerTag({ state }: { readonly state: DealerState }) {
  const { t } = useTranslator<MemberDeskTexts>();
  return <StatusTag tone={TONES[state]}>{t(`dealers.state.${state}`)}</StatusTag>;
}
