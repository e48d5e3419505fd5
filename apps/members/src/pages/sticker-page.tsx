import { useNavigate, useParams } from '@tanstack/react-router';
import { StickerViewer } from '@vinlore/sticker-feature';
import { useTranslator } from '@vinlore/ui';
import { useAskAfter } from '../feedback/use-ask-after.ts';
import { usePageTitle } from '../use-page.ts';
import { allStickersLink, changeStickerLink, stickerLink, vehicleLink } from './members-links.tsx';
import type { pageMessages } from './messages/index.ts';

/** What is asked of a sticker; of one that was made again, whether it is better now. */
const aboutSticker = ({ vin, title, version }: { vin: string; title: string; version: number }) =>
  ({ vin, type: version > 1 ? 'regenerate' : 'sticker', report: title }) as const;

/** `/members/stickers/<id>` (docs/decisions.md §4) */
export function StickerPage() {
  const { t } = useTranslator<typeof pageMessages>();
  usePageTitle(t('members.stickerTitle'));
  const { id } = useParams({ from: '/_members/members/stickers/$id' });
  const navigate = useNavigate();
  const { onSeen, onDownload } = useAskAfter();
  return (
    <StickerViewer
      key={id}
      id={id}
      onMade={(made) => void navigate({ to: '/members/stickers/$id', params: { id: made } })}
      allLink={allStickersLink}
      stickerLink={stickerLink}
      changeLink={changeStickerLink}
      vehicleLink={vehicleLink}
      onSeen={(sticker) => onSeen(aboutSticker(sticker))}
      onDownload={(sticker) => onDownload(aboutSticker(sticker))}
    />
  );
}
