import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Resolution of a page photographed at arm's length, in dots per inch. */
const DPI = 100;

/** Distortion of a photograph: clockwise rotation, and the standard deviation of the blur in dots. */
interface Photograph {
  readonly degrees: number;
  readonly blur: number;
}

/** Small and large rotations, each sharp and with two degrees of motion blur: 30 in all. */
const PHOTOGRAPHS: readonly Photograph[] = [-90, -14, -7, -4, 0, 2, 4, 9, 17, 180].flatMap((degrees) =>
  [0, 0.7, 1.2].map((blur) => ({ degrees, blur })),
);

const wasm = readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

async function printed(svg: string): Promise<Buffer> {
  const file = Buffer.from(svg);
  const points = Number(/viewBox="0 0 ([\d.]+)/u.exec(svg)?.[1]);
  const width = Math.round((points / 72) * DPI);
  const { width: plain } = await sharp(file).metadata();
  const page = sharp(file, { density: (72 * width) / plain }).resize({ width });
  return page.flatten({ background: '#ffffff' }).grayscale().png().toBuffer();
}

async function codesOn(page: Buffer, { degrees, blur }: Photograph): Promise<string[]> {
  const turned = await sharp(page).rotate(degrees, { background: '#ffffff' }).png().toBuffer();
  // Blur first, then compress, as a phone does.
  const picture = blur > 0 ? sharp(turned).blur(blur) : sharp(turned);
  const taken = await picture.jpeg({ quality: 70 }).toBuffer();
  const codes = await readBarcodes(new Uint8Array(taken), { formats: ['QRCode'], tryHarder: true });
  return codes.filter(({ isValid }) => isValid).map(({ text }) => text);
}

/**
 * Simulates 30 photographs of a document's first page, rotated and blurred, and reads the QR code in each.
 *
 * @param svg the page as rendered by Typst
 * @returns how many of the 30 were read as this text
 */
export async function timesRead(svg: string, text: string): Promise<number> {
  const page = await printed(svg);
  let read = 0;
  for (const photograph of PHOTOGRAPHS) if ((await codesOn(page, photograph)).includes(text)) read++;
  return read;
}
