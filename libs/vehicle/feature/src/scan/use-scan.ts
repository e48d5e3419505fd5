import { type RefObject, useEffect, useState } from 'react';
import type { CodeReader } from './code-reader.ts';
import { vinInCode } from './vin-in-code.ts';

/** Where a scan stands. */
export type Scan =
  | 'starting'
  | 'looking'
  /** Looked for a while, and nothing was readable. */
  | 'nothing'
  /** A code was read that holds no VIN. */
  | 'no-vin'
  /** The visitor or the browser's settings do not let us. */
  | 'denied'
  | 'no-camera'
  | 'broken';

/** Between two looks: often enough to feel at once, seldom enough for a phone's battery. */
const LOOK_EVERY_MS = 150;

/** Looks without a code before help is offered: some six seconds. */
const LOOKS_BEFORE_HELP = 40;

/** What a camera that does not start means for the visitor (Media Capture and Streams, getUserMedia). */
function whyNot(error: unknown): Scan {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'no-camera' : 'broken';
}

/** Plays the camera facing away from the visitor. */
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
 * Looks for a VIN in what the camera sees until one is found; the camera is off as soon as nobody looks.
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
      // A picture that is not there yet cannot be read; the next one can.
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
      // Both are waited for; a reader that does not come must not go unheard while the camera starts.
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
    // The camera starts once; callers hand in functions that stay the same.
  }, [video, openReader, onVin]);
  return scan;
}
