import { encode } from 'uqr';

/** A QR code as one vector path, runs of modules joined. Decoration: the address stands beside it in words. */
export function Qr({ text, className }: { text: string; className?: string }) {
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
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
