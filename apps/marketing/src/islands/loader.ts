/**
 * The only script a page starts with. An island's code loads on first interaction: pointer over or down, or focus
 * inside; a page's main island doesn't wait for that. Clicks and submits in the meantime are held and replayed once the
 * island is hydrated; typing goes into the field itself, which the island reads and never overwrites.
 */
import { takeLinkSecret } from '@vinlore/browser';
import { resumeChat } from './chat-visit.ts';
import { closeMenus, greetMember } from './header.ts';
import { followLanguage } from './language.ts';
import type { IslandName } from './names.ts';
import { islands } from './registry.ts';

// Before anything else reads the URL.
takeLinkSecret();
followLanguage();
greetMember();
closeMenus();

/** On phones, floating elements stay hidden until the first scroll, then find a free spot. */
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
  // Offline: retry on the next interaction.
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

/** Holds an event and replays it on the hydrated island; if its code fails to load, lets the browser handle it. */
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
    // A POST form without a name only works with the API. Offline, keep what was typed.
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
  // Until then it links to its panel: following it would scroll the page.
  const tab = target.closest<HTMLAnchorElement>('a[role=tab]');
  if (tab)
    hold(
      element,
      event,
      () => tab.click(),
      () => location.assign(tab.href),
    );
});

/** Hydrates a page's main island, or the one the URL refers to, as soon as the browser is idle. */
const awake = document.querySelectorAll<HTMLElement>(
  location.hash.length > 1 ? '[data-when=idle],[data-when=hash]' : '[data-when=idle]',
);
// Safari has no requestIdleCallback.
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
if (awake.length > 0) whenIdle(() => awake.forEach((element) => void start(element)));

/** A field focused before this script ran, or by `autofocus`. */
const focused = islandOf(document.activeElement);
if (focused) void start(focused);

resumeChat(start);

/** Only present if the brand uses analytics. */
const consent = document.getElementById('consent');
if (consent) void import('./consent.ts').then(({ mountConsent }) => mountConsent(consent));
