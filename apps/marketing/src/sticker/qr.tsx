import { encode } from 'uqr';

/** A QR code as a path in a square of `size` modules. */
interface QrPath {
  readonly path: string;
  readonly size: number;
}

/** Caches the few sample stickers' codes, which every visit renders and which take a millisecond each. */
const known = new Map<string, QrPath>();
const MOST_KNOWN = 100;

/** Encodes the path, merging runs of modules. */
function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x++;
      path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
    }
  });
  return { path, size };
}

/** A QR code as a single vector path. Decorative: the URL is next to it as text. */
export function Qr({ text, className }: { text: string; className?: string }) {
  const code = known.get(text) ?? qrPath(text);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, code);
  return (
    <svg className={className} viewBox={`0 0 ${code.size} ${code.size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={code.path} fill="currentColor" />
    </svg>
  );
}
