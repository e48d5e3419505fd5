import { loadMessages } from '@vinlore/i18n';
import { shippedBrand } from '@vinlore/testing-web';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Notifications, Notified, SiteProvider, uiMessages } from '../index.ts';

const messages = await loadMessages([uiMessages], 'en');

it('spec §4: a result is shown on the page and as a notification, and announced once', async () => {
  render(
    <SiteProvider brand={shippedBrand('vinlore')} language="en" messages={messages}>
      <div role="status">
        <Notified message="It is saved." />
      </div>
      <Notifications />
    </SiteProvider>,
  );
  await expect.poll(() => screen.getAllByText('It is saved.')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('It is saved.');
  expect(screen.queryByRole('alert')).toBeNull();
});
