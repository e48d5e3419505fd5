import { type RefObject, useEffect, useState } from 'react';
import type { CodeReader } from './code-reader.ts';
import { vinInCode } from './vin-in-code.ts';

/** State of a scan. */
export type Scan =
  | 'starting'
  | 'looking'
  /** Scanned for a while without a readable code. */
  | 'nothing'
  /** A code was read that contains no VIN. */
  | 'no-vin'
  /** Camera access was denied by the visitor or the browser settings. */
  | 'denied'
  | 'no-camera'
  | 'broken';

/** Scan interval in ms: short enough to feel instant, long enough to save battery. */
const LOOK_EVERY_MS = 150;

/** Scans without a code before help is offered: about six seconds. */
const LOOKS_BEFORE_HELP = 40;

/** Maps a camera start error to a scan state (Media Capture and Streams, getUserMedia). */
function whyNot(error: unknown): Scan {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'no-camera' : 'broken';
}

/** Plays the rear camera. */
async function play(video: HTMLVideoElement): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  video.srcObject = stream;
  await video.play();
  return stream;
}

/**
 * Scans the camera image until a VIN is found. The camera is turned off on unmount.
 *
 * @param onVin called once
 */
export function useScan(
  video: RefObject<HTMLVideoElement | null>,
  openReader: () => Promise<CodeReader>,
  onVin: (vin: string) => void,
): Scan {
  const [scan, setScan] = useState<Scan>('starting');
  useEffect(() => {
    let gone = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const off = () => stream?.getTracks().forEach((track) => track.stop());

    const look = async (read: CodeReader, looks: number): Promise<void> => {
      // The frame may not be ready yet; try the next one.
      const texts = await read(video.current!).catch(() => []);
      if (gone) return;
      const vin = texts.map(vinInCode).find((found) => found !== null);
      if (vin) return onVin(vin);
      if (texts.length > 0) setScan('no-vin');
      else if (looks === LOOKS_BEFORE_HELP) setScan('nothing');
      timer = setTimeout(() => void look(read, looks + 1), LOOK_EVERY_MS);
    };
    const start = async () => {
      const reader = openReader();
      // Await both, so a reader that fails to load while the camera starts isn't an unhandled rejection.
      reader.catch(() => {});
      stream = await play(video.current!);
      if (gone) return off();
      const read = await reader;
      if (gone) return;
      setScan('looking');
      await look(read, 0);
    };
    start().catch((error: unknown) => {
      off();
      if (!gone) setScan(whyNot(error));
    });
    return () => {
      gone = true;
      clearTimeout(timer);
      off();
    };
    // Start the camera once; callers pass stable functions.
  }, [video, openReader, onVin]);
  return scan;
}
