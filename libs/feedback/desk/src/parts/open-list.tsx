import { DeskLink, useDesk } from '@vinlore/desk-ui';
import { ChevronRightIcon, useTranslator } from '@vinlore/ui';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { feedbackDeskMessages } from '../messages/index.ts';
import styles from './parts.module.css';

/** A list as somebody left it to work on one of its rows. */
interface OpenList {
  readonly label: string;
  /** With its filters. */
  readonly href: string;
  /** Of its rows, in their order: what is done meanwhile keeps its place until the list is seen again. */
  readonly numbers: readonly string[];
}

/** Where the rows of a list are: `/staff/tickets` of `/staff/tickets/7K2M-94QX`. */
export type WorkPath = '/staff/tickets' | '/staff/chats';

const openListsAtom = atom<Partial<Record<WorkPath, OpenList>>>({});

/** Keeps a list as it is seen, for the pages of its rows. */
export function useKeepList(path: WorkPath, label: string, rows: readonly { readonly number: string }[]): void {
  const { place } = useDesk();
  const keep = useSetAtom(openListsAtom);
  const href = place.pathname + place.search;
  // The list is still drawn for a moment when the address is a row's already.
  const isLeft = place.pathname.startsWith(`${path}/`);
  useEffect(() => {
    if (isLeft) return;
    const numbers = rows.map(({ number }) => number);
    keep((lists) => ({ ...lists, [path]: { label, href, numbers } }));
  }, [keep, path, label, href, isLeft, rows]);
}

/** The list that a row was opened from, and its neighbours there; null where there are none. */
export function useOpenList(path: WorkPath, label: string, number: string) {
  const { label: name, href, numbers } = useAtomValue(openListsAtom)[path] ?? { label, href: path, numbers: [] };
  const at = numbers.indexOf(number);
  const hrefAt = (place: number) => (at < 0 || numbers[place] === undefined ? null : `${path}/${numbers[place]}`);
  return { back: { href, label: name }, previous: hrefAt(at - 1), next: hrefAt(at + 1) };
}

/** The way on for who has just finished with one; nothing where the list ends. */
export function GoOn({ path, number }: { readonly path: WorkPath; readonly number: string }) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  const { next } = useOpenList(path, '', number);
  if (next === null) return null;
  return (
    <DeskLink className="btn btn-quiet" href={next}>
      {t('support.goOn')}
      <ChevronRightIcon />
    </DeskLink>
  );
}

/** What `Neighbours` takes. */
interface NeighboursProps {
  readonly previous: string | null;
  readonly next: string | null;
}

/** The ways to the row before and the one after, for who works through a list. */
export function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useTranslator<typeof feedbackDeskMessages>();
  if (previous === null && next === null) return null;
  return (
    <span className={styles.neighbours}>
      {previous !== null && (
        <DeskLink
          className={`btn btn-quiet ${styles.previous}`}
          href={previous}
          aria-label={t('support.previous')}
          aria-keyshortcuts="k"
        >
          <ChevronRightIcon />
        </DeskLink>
      )}
      {next !== null && (
        <DeskLink className="btn btn-quiet" href={next} aria-label={t('support.next')} aria-keyshortcuts="j">
          <ChevronRightIcon />
        </DeskLink>
      )}
    </span>
  );
}
