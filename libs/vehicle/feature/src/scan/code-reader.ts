import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the texts of the codes in a picture. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<readonly string[]>;

/** The codes that makers print VINs in. */
const FORMATS = ['code_39', 'code_128', 'data_matrix', 'qr_code'] as const;

/** The part of the browser's own detector that is used (W3C Shape Detection; not in TypeScript's library). */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetector {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own detector, where it has one for all these codes. */
async function nativeDetector(): Promise<Detector | null> {
  const Native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
  if (!Native) return null;
  const known = await Native.getSupportedFormats().catch(() => [] as readonly string[]);
  return FORMATS.every((format) => known.includes(format)) ? new Native({ formats: FORMATS }) : null;
}

/** The same in WebAssembly, fetched from our own host only now. */
async function ponyfill(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return new BarcodeDetector({ formats: [...FORMATS] });
}

/** Opens a reader for VIN bar codes and QR codes. */
export async function openCodeReader(): Promise<CodeReader> {
  const detector = (await nativeDetector()) ?? (await ponyfill());
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}
