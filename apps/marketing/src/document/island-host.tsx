import { publicBrand } from '@vinlore/brand';
import type { IslandHostValue, PostedForm } from '@vinlore/ui';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from '../islands/island-root.tsx';
import { ISLANDS } from '../islands/names.ts';
import type { Site } from '../site.ts';

/** JSON for a data block, with `<` escaped so nothing can close the element. */
function dataJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** A data block, which never runs as a script. */
export function DataBlock({ id, type = 'application/json', value }: { id?: string; type?: string; value: unknown }) {
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: dataJson(value) }} />;
}

/** An island of a page. */
interface DrawnIsland {
  readonly name: string;
  /** Id of its element, which prefixes React's ids inside it. */
  readonly id: string;
  readonly element: ReactElement;
  readonly props: object;
}

/**
 * HTML of an island, cached by brand, language, id, and props. Islands that show a visitor's posted data are never
 * cached.
 */
function islandHtml(site: Site, { name, id, element, props }: DrawnIsland, posted: PostedForm | null): string {
  const { brand, language, messages, kept } = site;
  const key = JSON.stringify([language, name, id, props]);
  const known = posted ? undefined : kept.islands.get(key);
  if (known !== undefined) return known;
  const html = renderToString(
    <IslandRoot brand={publicBrand(brand)} language={language} messages={messages} posted={posted}>
      {element}
    </IslandRoot>,
    { identifierPrefix: id },
  );
  if (!posted) kept.islands.set(key, html);
  return html;
}

/**
 * Renders islands as separate roots, so their ids depend only on their own tree, as in the browser. Each is followed by
 * a data block with its props.
 *
 * @param part section of the document they are in; prefixes their ids
 * @param posted what the visitor submitted with a form of the page
 */
export function islandHost(site: Site, part: string, posted: PostedForm | null): IslandHostValue {
  let drawn = 0;
  return (name, element, props, when) => {
    if (!(ISLANDS as readonly string[]).includes(name)) throw new Error(`The island "${name}" is not in the registry.`);
    const id = `${part}-island-${drawn++}`;
    return (
      <>
        <div
          id={id}
          data-island={name}
          data-when={when === 'interaction' ? undefined : when}
          dangerouslySetInnerHTML={{ __html: islandHtml(site, { name, id, element, props }, posted) }}
        />
        <DataBlock id={`${id}-props`} value={props} />
      </>
    );
  };
}
