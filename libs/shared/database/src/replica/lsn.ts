/** A position in PostgreSQL's write-ahead log; later writes have higher ones. */
export type Lsn = bigint;

const TEXT = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/;

/** Reads PostgreSQL's notation, such as `16/B374D848`; undefined for anything else. */
export function readLsn(text: string | null | undefined): Lsn | undefined {
  const [, high, low] = TEXT.exec(text ?? '') ?? [];
  return high === undefined ? undefined : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
