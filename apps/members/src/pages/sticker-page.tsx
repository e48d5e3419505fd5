import { useNavigate, useParams } from '@tanstack/react-router';
import { StickerView } from '@vinlore/sticker-feature';
import { useTranslator } from '@vinlore/ui';
import { usePageTitle } from '../use-page.ts';
import { allStickersLink, changeStickerLink, stickerLink } from './members-links.tsx';
import type { pageMessages } from './messages/index.ts';

/** `/members/stickers/<id>` (decisions §4) */
export function StickerPage() {
  const { t } = useTranslator<typeof pageMessages>();
  usePageTitle(t('members.stickerTitle'));
  const { id } = useParams({ from: '/_members/members/stickers/$id' });
  const navigate = useNavigate();
  return (
    <StickerView
      key={id}
      id={id}
      onMade={(made) => void navigate({ to: '/members/stickers/$id', params: { id: made } })}
      allLink={allStickersLink}
      stickerLink={stickerLink}
      changeLink={changeStickerLink}
    />
  );
}
