import type { Page } from '@playwright/test';

/**
 * What of a page's first window would move while a slow line still brings the rest: the page is taken apart from its end,
 * node by node, as a reader of each beginning of it would see it, and what is seen then must stand where it stands at last.
 * Only a button and an icon step aside for their words, which may come a packet later.
 *
 * @returns what moved by 3 px or more (below that a layout shift does not count) and would be noticed, with what it waited for
 */
export function movedWhileComing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** As layout shifts are counted: the share of the window that is touched, times how far of it something moves. */
    const NOTICED = 0.0002;
    await document.fonts.ready;
    const nodes: (Element | Text)[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) nodes.push(walker.currentNode as Element | Text);
    const range = document.createRange();
    const nameOf = (node: Node) => (node instanceof Element ? node.outerHTML.slice(0, 90) : node.textContent?.trim());
    const placeOf = (node: Element | Text): DOMRect | undefined => {
      const holder = node instanceof Element ? node : node.parentElement;
      if (!holder?.checkVisibility({ visibilityProperty: true })) return undefined;
      range.selectNode(node);
      return (node instanceof Element ? node : range).getClientRects()[0];
    };
    const drawn = (node: Element | Text) =>
      node instanceof Text ? node.data.trim() !== '' : node.matches('svg, img, input, select, button');
    const watched = nodes.filter(drawn).flatMap((node) => {
      const place = placeOf(node);
      return place && place.width > 1 && place.top < innerHeight && place.bottom > 0 ? [{ node, place }] : [];
    });
    const moved = new Map<Node, string>();
    // What lies below the window is taken away in larger pieces: it moves little, and there is much of it.
    const below = nodes.lastIndexOf(watched.at(-1)?.node ?? document.body);
    for (const [index, last] of [...nodes.entries()].slice(1).reverse()) {
      const waitedFor = nameOf(last);
      const holder = last.parentNode;
      last.remove();
      if (index > below && index % 8 !== 0) continue;
      while (watched.length > 0 && !watched.at(-1)!.node.isConnected) watched.pop();
      for (const { node, place } of watched) {
        const now = placeOf(node);
        if (!now || now.top > innerHeight || moved.has(node)) continue;
        if (node.contains(holder) || (node instanceof SVGElement && node.parentNode!.contains(holder))) continue;
        const by = Math.max(Math.abs(now.left - place.left), Math.abs(now.top - place.top));
        const touched = 2 * place.width * place.height;
        const score = (touched / (innerWidth * innerHeight)) * (by / Math.max(innerWidth, innerHeight));
        if (by >= 3 && score >= NOTICED) moved.set(node, `${nameOf(node)} by ${Math.round(by)} px, until ${waitedFor}`);
      }
    }
    return [...moved.values()];
  });
}
