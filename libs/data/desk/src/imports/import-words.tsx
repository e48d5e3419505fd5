import { type DataImport, type ImportKind } from '@vinlore/data-domain';
import { StatusTag, type Tone } from '@vinlore/desk-ui';
import { useTranslator } from '@vinlore/ui';
import type { dataDeskMessages } from '../messages/index.ts';

type Texts = typeof dataDeskMessages;

const TONES: Readonly<Record<DataImport['state'], Tone>> = {
  uploading: 'wait',
  waiting: 'wait',
  running: 'wait',
  checked: 'none',
  done: 'ok',
  failed: 'bad',
  cancelled: 'none',
  undone: 'none',
};

/** Every line of the file was refused: it ran to its end, and did nothing. */
export const isAllRefused = ({ kept, faults }: DataImport) => kept === 0 && faults > 0;

/** Where an import stands, in a word. */
export function ImportTag({ data }: { readonly data: DataImport }) {
  const { t } = useTranslator<Texts>();
  const { state, mode } = data;
  if (state === 'done' && isAllRefused(data)) return <StatusTag tone="bad">{t('imports.state.nothing')}</StatusTag>;
  const word = state === 'running' && mode === 'check' ? 'checking' : state;
  return <StatusTag tone={TONES[state]}>{t(`imports.state.${word}`)}</StatusTag>;
}

/** Who began an import; nothing where they are gone. */
export function ImportedBy({ data: { by, by_command } }: { readonly data: DataImport }) {
  const { t } = useTranslator<Texts>();
  return by_command ? t('imports.byCommand') : by;
}

/** Bytes as people say them: 3.2 MB. */
export function sizeWords(size: number, measure: (value: number, decimals?: number) => string): string {
  if (size < 1_000) return `${size} B`;
  return size < 1_000_000 ? `${measure(size / 1_000, 0)} KB` : `${measure(size / 1_000_000)} MB`;
}

/** A share in whole per cent; 100 only where it is all. */
export const percentOf = (share: number) => Math.min(100, Math.floor(share * 100));

/** The name of a kind, as a text's key. */
export const kindKey = (kind: ImportKind) => `imports.kind.${kind}` as const;
