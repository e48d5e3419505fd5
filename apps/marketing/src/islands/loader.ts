/**
 * All the script that a page starts with. An island's code is fetched when somebody first touches it: pointer over or
 * down, or focus inside; what a page is there for does not wait for that. What is clicked or submitted meanwhile is held and done again once the island lives; typing
 * goes on in the field itself, which the island reads and never overwrites.
 */
import { takeLinkSecret } from '@vinlore/browser';
import { resumeChat } from './chat-visit.ts';
import { closeMenus, greetMember } from './header.ts';
import { followLanguage } from './language.ts';
import type { IslandName } from './names.ts';
import { islands } from './registry.ts';

// Before anything else reads the address.
takeLinkSecret();
followLanguage();
greetMember();
closeMenus();

/** What floats above the page is out of the way until somebody scrolls, on a phone; then it looks where it may lie. */
const onScroll = () =>
  void import('./follow-scroll.ts').then(
    ({ followScroll }) => followScroll(),
    () => {},
  );
addEventListener('scroll', onScroll, { once: true, passive: true });

const starting = new Map<Element, Promise<void>>();
const live = new WeakSet<Element>();

function start(element: HTMLElement): Promise<void> {
  const running = starting.get(element);
  if (running) return running;
  const started = islands[element.dataset.island as IslandName]()
    .then(({ mount }) => mount(element))
    .then(() => {
      live.add(element);
      element.dataset.live = '';
    });
  // Offline: the next touch tries again.
  started.catch(() => starting.delete(element));
  starting.set(element, started);
  return started;
}

const islandOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;

function on<Kind extends keyof DocumentEventMap>(
  kind: Kind,
  handle: (element: HTMLElement, event: DocumentEventMap[Kind]) => void,
): void {
  document.addEventListener(
    kind,
    (event) => {
      const element = islandOf(event.target);
      if (element && !live.has(element)) handle(element, event);
    },
    true,
  );
}

for (const kind of ['pointerover', 'pointerdown', 'focusin'] as const) on(kind, (element) => void start(element));

/** Stops an event and does it again on the living island; where its code does not come, does without it. */
function hold(element: HTMLElement, event: Event, again: () => void, without: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  start(element).then(again, without);
}

on('submit', (element, event) => {
  const form = event.target as HTMLFormElement;
  hold(
    element,
    event,
    () => form.requestSubmit(event.submitter),
    // One that posts and has no name speaks to a call alone. Without a connection what was typed stays.
    () => navigator.onLine && (form.method === 'get' || form.elements.namedItem('form')) && form.submit(),
  );
});

on('click', (element, event) => {
  const target = event.target as Element;
  const button = target.closest('button');
  if (button && button.type !== 'submit')
    hold(
      element,
      event,
      () => button.click(),
      () => {},
    );
  // A link to its panel until then: followed, it would scroll the page.
  const tab = target.closest<HTMLAnchorElement>('a[role=tab]');
  if (tab)
    hold(
      element,
      event,
      () => tab.click(),
      () => location.assign(tab.href),
    );
});

/** What a page is there for comes alive as soon as the browser has time, and so does what the address speaks to. */
const awake = document.querySelectorAll<HTMLElement>(
  location.hash.length > 1 ? '[data-when=idle],[data-when=hash]' : '[data-when=idle]',
);
// Safari knows no idle time.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
if (awake.length > 0) whenIdle(() => awake.forEach((element) => void start(element)));

/** A field that had the focus before this script came, or that has `autofocus`. */
const focused = islandOf(document.activeElement);
if (focused) void start(focused);

resumeChat(start);

/** There only where the brand measures something. */
const consent = document.getElementById('consent');
if (consent) void import('./consent.ts').then(({ mountConsent }) => mountConsent(consent));
