import { publicBrand } from '@vinlore/brand';
import type { IslandHostValue, PostedForm } from '@vinlore/ui';
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

/**
 * Draws islands as roots of their own, so that the ids in them depend on their own tree alone, as they will in the
 * browser. Each stands beside a data block with its props.
 */
export function islandHost({ brand, language, messages }: Site, posted: PostedForm | null): IslandHostValue {
  let drawn = 0;
  const visible = publicBrand(brand);
  return (name, element, props, when) => {
    if (!(ISLANDS as readonly string[]).includes(name)) throw new Error(`The island "${name}" is not in the registry.`);
    const id = `island-${drawn++}`;
    const html = renderToString(
      <IslandRoot brand={visible} language={language} messages={messages} posted={posted}>
        {element}
      </IslandRoot>,
      { identifierPrefix: id },
    );
    return (
      <>
        <div
          id={id}
          data-island={name}
          data-when={when === 'idle' ? when : undefined}
          dangerouslySetInnerHTML={{ __html: html }}
        />
        <DataBlock id={`${id}-props`} value={props} />
      </>
    );
  };
}
