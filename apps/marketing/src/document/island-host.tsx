import { publicBrand } from '@vinlore/brand';
import type { IslandHostValue, PostedForm } from '@vinlore/ui';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IslandRoot } from '../islands/island-root.tsx';
import { ISLANDS } from '../islands/names.ts';
import type { Site } from '../site.ts';

/** JSON for a data block: no `<` can end the element early. */
function dataJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** A data block: data, never a script that runs. */
export function DataBlock({ id, type = 'application/json', value }: { id?: string; type?: string; value: unknown }) {
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: dataJson(value) }} />;
}

/** An island of a page. */
interface DrawnIsland {
  readonly name: string;
  /** Of its element, by which React names what is in it. */
  readonly id: string;
  readonly element: ReactElement;
  readonly props: object;
}

/**
 * The HTML of an island, drawn once: it follows from the brand, the language, its id, and its props. One that shows what a
 * visitor has posted is theirs alone, and kept nowhere.
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
 * Draws islands as roots of their own, so that the ids in them depend on their own tree alone, as they will in the
 * browser. Each stands beside a data block with its props.
 *
 * @param part of the document that they stand in; their ids start with it
 * @param posted what the visitor has sent with a form of the page
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
