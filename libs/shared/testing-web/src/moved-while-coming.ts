import type { Page } from '@playwright/test';

/**
 * Returns what would move in a page's first viewport while a slow connection still loads the rest. It removes nodes
 * from the end one by one, which yields every state the page has while loading, and compares positions with the final
 * ones. Buttons and icons may move to make room for their own text, which may arrive a packet later.
 *
 * @returns what moved noticeably, by at least 3 px (smaller shifts don't count as layout shifts), and the node it
 *   waited for
 */
export function movedWhileComing(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    /** Minimum layout shift score: the affected share of the viewport, times the distance as a share of it. */
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
    // Nodes below the viewport are removed in larger steps: they rarely move anything, and there are many of them.
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
