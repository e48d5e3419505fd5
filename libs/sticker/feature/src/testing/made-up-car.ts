import type { StickerSummary } from '@vinlore/sticker-domain';
import type { StickerCar } from '../car/sticker-car.ts';

/** A classic without a VIN. */
export const mustang: StickerCar = {
  kind: 'classic',
  vin: '',
  year: 1967,
  make: 'FORD',
  model: 'Mustang',
  trim: '',
  style: '',
};

/** A sticker as returned by the server. */
export const madeUpSticker = (more: Partial<StickerSummary> = {}): StickerSummary => ({
  id: '7K2M-94QX-0RTB-5W3E',
  vin: '',
  title: '1967 Ford Mustang',
  kind: 'classic',
  version: 1,
  made_at: '2026-11-20T10:00:00Z',
  revoked_at: null,
  pdf_url: '/api-cwa/view_pdf?kind=sticker&id=7K2M-94QX-0RTB-5W3E&signature=s',
  verify_url: 'https://vinlore.test/verify/7K2M-94QX-0RTB-5W3E',
  ...more,
});
