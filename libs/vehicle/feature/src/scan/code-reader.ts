import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Reads the text of the codes in an image. */
export type CodeReader = (picture: HTMLVideoElement) => Promise<readonly string[]>;

/** Code formats manufacturers use for VINs. */
const FORMATS = ['code_39', 'code_128', 'data_matrix', 'qr_code'] as const;

/** The part of the native barcode detector we use (W3C Shape Detection; missing from TypeScript's DOM types). */
interface Detector {
  detect(picture: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetector {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Returns the native detector if it supports all these formats. */
async function nativeDetector(): Promise<Detector | null> {
  const Native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector;
  if (!Native) return null;
  const known = await Native.getSupportedFormats().catch(() => [] as readonly string[]);
  return FORMATS.every((format) => known.includes(format)) ? new Native({ formats: FORMATS }) : null;
}

/** WebAssembly fallback, fetched on demand from our own host. */
async function ponyfill(): Promise<Detector> {
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill');
  prepareZXingModule({ overrides: { locateFile: () => wasm } });
  return new BarcodeDetector({ formats: [...FORMATS] });
}

/** Opens a reader for VIN barcodes and QR codes. */
export async function openCodeReader(): Promise<CodeReader> {
  const detector = (await nativeDetector()) ?? (await ponyfill());
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}
