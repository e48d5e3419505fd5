import type { ListedText } from '@vinlore/content-domain';
import { StatusTag, type Tone } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { contentDeskMessages } from '../messages/index.ts';

const TONES: Record<ListedText['state'], Tone> = { published: 'ok', offline: 'none', draft: 'none' };

/** The status of a text: whether it is live, and whether there are unpublished changes. */
export function TextState({ text }: { readonly text: Pick<ListedText, 'state' | 'draft'> }) {
  const { t } = useTranslator<typeof contentDeskMessages>();
  const { state, draft } = text;
  return (
    <>
      <StatusTag tone={TONES[state]}>{t(`content.state.${state}`)}</StatusTag>
      {draft && state !== 'draft' && <StatusTag tone="wait">{t('content.inWork')}</StatusTag>}
    </>
  );
}
