import { type StickerData, stickerView } from '@vinlore/sticker-domain';
import { StickerSheet } from '@vinlore/sticker-feature/sheet';
import { Qr } from './qr.tsx';

/** What a sheet shows of its sticker. */
export interface SheetProps {
  readonly sticker: StickerData;
  /** A picture of what would be made, marked as a sample. */
  readonly sample?: boolean;
  /** `detail`: the VIN and what follows, in larger type, as through a loupe. */
  readonly view?: 'page' | 'detail';
}

/** A window sticker on a page, with the code that opens its verify page. */
export function Sheet({ sticker, sample = false, view = 'page' }: SheetProps) {
  return (
    <StickerSheet view={stickerView(sticker)} picture={sample} size={view} code={<Qr text={sticker.verifyUrl} />} />
  );
}
