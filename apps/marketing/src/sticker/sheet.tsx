import { type StickerData, stickerView } from '@vinlore/sticker-domain';
import { StickerSheet } from '@vinlore/sticker-feature/sheet';
import { Qr } from './qr.tsx';

export interface SheetProps {
  readonly sticker: StickerData;
  /** A picture of the sticker, marked as a sample. */
  readonly sample?: boolean;
  /** `detail`: the VIN and everything below it, in larger type. */
  readonly view?: 'page' | 'detail';
}

/** A window sticker on a page, with the QR code of its verification page. */
export function Sheet({ sticker, sample = false, view = 'page' }: SheetProps) {
  return (
    <StickerSheet view={stickerView(sticker)} picture={sample} size={view} code={<Qr text={sticker.verifyUrl} />} />
  );
}
