import { StatusTag } from '@vinlore/desk-ui';
import type { StaffSticker } from '@vinlore/sticker-domain';
import { useTranslator } from '@vinlore/ui';
import type { StickerDeskTexts } from './messages/index.ts';

/** Status tag: valid or revoked. */
export function StickerTag({ sticker: { revoked_at: revokedAt } }: { readonly sticker: StaffSticker }) {
  const { t } = useTranslator<StickerDeskTexts>();
  return (
    <StatusTag tone={revokedAt === null ? 'ok' : 'bad'}>
      {t(revokedAt === null ? 'stickers.good' : 'stickers.revoked')}
    </StatusTag>
  );
}
