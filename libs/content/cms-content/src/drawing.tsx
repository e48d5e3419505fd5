import type { Picture } from '@vinlore/content-domain';
import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** The subject of a drawing is filled in the accent color; the rest is outlined. */
const DRAWINGS: Record<Picture, ReactNode> = {
  // Seen from the front: the driver is on the right.
  windshield: (
    <>
      <path d="M46 104 78 30q4-9 14-9h116q10 0 14 9l32 74" />
      <path d="M14 128q136-38 272 0" />
      <path d="M66 108q84-22 168 0" />
      <path d="m96 103 40-34M160 101l36-30" />
      <rect x="196" y="86" width="36" height="11" rx="3" className={styles.place} />
    </>
  ),
  // The driver's door is open to the left; the label is on the pillar behind the seat.
  door: (
    <>
      <path d="M92 128V62l34-40h78v106" />
      <path d="M204 22h20v106M224 40h50" />
      <path d="M92 62 30 74v54l62-4M92 62l22-28M30 74l10-24 68-14" />
      <path d="M40 96h14" />
      <rect x="207" y="78" width="14" height="24" rx="3" className={styles.place} />
      <path d="M14 128h272" />
    </>
  ),
  papers: (
    <>
      <path d="M58 20h92l24 24v84H58z" />
      <path d="M150 20v24h24" />
      <path d="M76 56h60M76 100h80M76 112h52" />
      <rect x="76" y="72" width="80" height="13" rx="3" className={styles.place} />
      <rect x="190" y="66" width="84" height="54" rx="7" />
      <path d="M203 82h32M203 107h44" />
      <rect x="203" y="91" width="56" height="9" rx="3" className={styles.place} />
    </>
  ),
};

/** A line drawing. Decorative: the text below it has the same information. */
export function Drawing({ picture }: { picture: Picture }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 300 140" aria-hidden="true">
      {DRAWINGS[picture]}
    </svg>
  );
}
