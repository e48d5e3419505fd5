import { type Block, EMPTY_SITE, type Pictures } from '@vinlore/content-domain';
import { type Language, loadMessages } from '@vinlore/i18n';
import { shippedBrand } from '@vinlore/testing-web';
import { SiteProvider } from '@vinlore/ui';
import { renderToString } from 'react-dom/server';
import { Blocks } from '../blocks.tsx';
import { contentMessages } from '../messages/index.ts';
import type { BlockSlots, SiteVoices } from '../slots.ts';

/** Slots that render what they were called with. */
const slots: BlockSlots = {
  lookUp: (button, look) => <form aria-label={JSON.stringify({ button, ...look })} />,
  example: (vin) => <article aria-label={`example ${vin}`} />,
  sticker: (vin, view) => <article aria-label={`${vin} ${view}`} />,
  report: (vin) => <article aria-label={`report ${vin}`} />,
  anatomy: (vin) => <figure aria-label={vin} />,
  plans: (product) => <ul aria-label={product} />,
  contact: (button) => <form aria-label={`contact ${button}`} />,
  recallCheck: (button) => <form aria-label={`recalls ${button}`} />,
  verify: (button) => <form aria-label={`verify ${button}`} />,
};

/** What rendering needs besides the blocks. */
export interface Around {
  readonly language?: Language;
  readonly slots?: Partial<BlockSlots>;
  readonly voices?: SiteVoices;
  readonly pictures?: Pictures;
}

/** Renders blocks on the server for an English brand. */
export async function draw(blocks: readonly Block[], around: Around = {}): Promise<string> {
  const { language = 'en', voices = EMPTY_SITE, pictures } = around;
  const messages = await loadMessages([contentMessages], language);
  const html = renderToString(
    <SiteProvider brand={shippedBrand('vinlore')} language={language} messages={messages}>
      <Blocks blocks={blocks} slots={{ ...slots, ...around.slots }} voices={voices} pictures={pictures} />
    </SiteProvider>,
  );
  return html.replace(/<!-- -->/g, '');
}
