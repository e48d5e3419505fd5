import { useTranslator } from '@vinlore/ui';
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { DeskLink, useDesk } from '../desk-context.tsx';
import styles from './parts.module.css';

/** What `Panel` takes. */
export interface PanelProps {
  /** Its heading (h2). */
  readonly title: ReactNode;
  /** Buttons and links at the heading's end. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A surface of a page that holds one thing. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {actions && <div className="row">{actions}</div>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}

/** What is known of something, as names and values; a value of null, false or '' is left out. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </dl>
  );
}

/** What `Tabs` takes. */
export interface TabsProps {
  /** What they choose between. */
  readonly label: string;
  readonly tabs: readonly {
    readonly href: string;
    readonly label: string;
    readonly count?: number;
    /** Whether it is the one in view, where the address alone does not say. */
    readonly current?: boolean;
  }[];
}

/** Pages that belong together, a tap apart; each is an address. */
export function Tabs({ label, tabs }: TabsProps) {
  const { place } = useDesk();
  const { number } = useTranslator();
  const here = place.pathname + place.search;
  // A tab of the whole address is more than one of its path alone.
  const inView = tabs.some(({ href }) => href === here) ? here : place.pathname;
  const bar = useRef<HTMLElement>(null);
  // On a phone the tab in view may be beyond the edge; the page itself stays where it is.
  useEffect(() => {
    const tab = bar.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!bar.current || !tab) return;
    const { left, width } = bar.current.getBoundingClientRect();
    bar.current.scrollLeft += tab.left - left - (width - tab.width) / 2;
  }, [here]);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <DeskLink
          key={tab.href}
          className={styles.tab}
          href={tab.href}
          aria-current={(tab.current ?? tab.href === inView) ? 'page' : undefined}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{number(tab.count)}</span>}
        </DeskLink>
      ))}
    </nav>
  );
}

/** What a `StatusTag` means: done or well, waiting for somebody, wrong, or just a fact. */
export type Tone = 'ok' | 'wait' | 'bad' | 'none';

/** A state in a word; its color repeats it. */
export function StatusTag({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }) {
  return <span className={`tag ${styles[tone]}`}>{children}</span>;
}

/** A moment, to the minute; to the second where the pointer rests. */
export function Moment({ at }: { readonly at: string }) {
  const { moment } = useTranslator();
  return (
    <time dateTime={at} title={at.replace('T', ' ').replace(/\.\d+Z$/, ' UTC')} className="nowrap">
      {moment(at)}
    </time>
  );
}
