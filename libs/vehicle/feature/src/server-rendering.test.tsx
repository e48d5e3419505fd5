// @vitest-environment node
import { loadMessages } from '@vinlore/i18n';
import { shippedBrand, shippedBrands } from '@vinlore/testing-web';
import { IslandHost, PageFrame, SiteProvider, uiMessages } from '@vinlore/ui';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DecodePage, decodedMessages, vehicleMessages } from './index.ts';

it.each(shippedBrands.map(({ key }) => key))(
  'stack.md: %s: the page is drawn without a browser, its field as an island with plain JSON',
  async (key) => {
    const brand = shippedBrand(key);
    const messages = await loadMessages([uiMessages, vehicleMessages, decodedMessages], brand.language);
    const islands: [string, unknown][] = [];
    const html = renderToString(
      <IslandHost
        value={(name, element, props) => {
          islands.push([name, JSON.parse(JSON.stringify(props))]);
          return element;
        }}
      >
        <SiteProvider brand={brand} language={brand.language} messages={messages}>
          <PageFrame home="/">
            <DecodePage vin="" vehicle={null} error={null} button="Go" />
          </PageFrame>
        </SiteProvider>
      </IslandHost>,
    );
    expect(html).toContain('name="vin"');
    // The camera button is visible before anyone touches the field.
    expect(html).toContain(messages['scan.open']);
    expect(html).not.toMatch(/<style|<script/);
    expect(islands).toEqual([['vin-look-up', { button: 'Go', action: '/decode', vin: '' }]]);
  },
);
