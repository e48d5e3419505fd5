import { useLocation, useNavigate, useParams } from '@tanstack/react-router';
import type { StickerSummary } from '@vinlore/sticker-domain';
import { StickerViewer } from '@vinlore/sticker-feature';
import { useTranslator } from '@vinlore/ui';
import { useAskAfter } from '../feedback/use-ask-after.ts';
import { usePageTitle } from '../use-page.ts';
import { LazySave } from './garage/lazy-save.tsx';
import { allStickersLink, stickerLink, vehicleLink } from './members-links.tsx';
import type { pageMessages } from './messages/index.ts';

/**
 * Feedback question for a sticker; for a regenerated one, whether it has improved. Without a VIN, the sticker is
 * identified by its path.
 */
const aboutSticker = ({ id, vin, title, version }: Pick<StickerSummary, 'id' | 'vin' | 'title' | 'version'>) =>
  ({
    vin,
    type: version > 1 ? 'regenerate' : 'sticker',
    report: title,
    again: vin ? undefined : `/members/stickers/${id}?regenerate=true`,
  }) as const;

/** `/members/stickers/<id>` (docs/decisions.md §4) */
export function StickerPage() {
  const { t } = useTranslator<typeof pageMessages>();
  usePageTitle(t('members.stickerTitle'));
  const { id } = useParams({ from: '/_members/members/stickers/$id' });
  const { regenerate } = useLocation().search as Record<string, string | undefined>;
  const navigate = useNavigate();
  const { onSeen, onDownload } = useAskAfter();
  return (
    <StickerViewer
      key={`${id} ${regenerate}`}
      id={id}
      again={regenerate === 'true'}
      onMade={(made) => void navigate({ to: '/members/stickers/$id', params: { id: made } })}
      allLink={allStickersLink}
      stickerLink={stickerLink}
      vehicleLink={vehicleLink}
      save={(vin) => <LazySave vin={vin} />}
      onSeen={(sticker) => onSeen(aboutSticker(sticker))}
      onDownload={(sticker) => onDownload(aboutSticker(sticker))}
    />
  );
}
