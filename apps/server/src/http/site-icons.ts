import type { Brand } from '@vinlore/brand';
import { svgToPng } from '@vinlore/images';

/** Sizes in `favicon.ico`, for programs without SVG support. */
const ICO_SIZES = [16, 32, 48];
const ICO_HEADER = 6;
const ICO_ENTRY = 16;

/** An ICO file of PNGs, which browsers and Windows have supported since 2007. */
function icoOf(pngs: readonly { readonly size: number; readonly png: Buffer }[]): Buffer {
  const head = Buffer.alloc(ICO_HEADER + pngs.length * ICO_ENTRY);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pngs.length, 4);
  let offset = head.length;
  pngs.forEach(({ size, png }, index) => {
    const at = ICO_HEADER + index * ICO_ENTRY;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pngs.map(({ png }) => png)]);
}

/** The logo in a square that a system may crop to its own shape: on the brand's background, with padding. */
const onGround = (size: number, room: number) => (brand: Brand) =>
  svgToPng(brand.logo, {
    width: size,
    height: size,
    margin: Math.round(size * room),
    background: brand.theme.semantic.light.bg,
  });

const plain = (size: number) => (brand: Brand) => svgToPng(brand.logo, { width: size, height: size });

/** A brand's icons rendered from its logo, by URL. */
export const SITE_ICONS: Readonly<Record<string, (brand: Brand) => Promise<Buffer>>> = {
  '/favicon.ico': async (brand) =>
    icoOf(await Promise.all(ICO_SIZES.map(async (size) => ({ size, png: await plain(size)(brand) })))),
  // Phones add no background of their own.
  '/apple-touch-icon.png': onGround(180, 0.12),
  '/icon-192.png': plain(192),
  '/icon-512.png': plain(512),
  // The safe zone is a circle of 80 % (W3C, maskable icons).
  '/icon-maskable-512.png': onGround(512, 0.2),
};
