import {
  catalogueContract,
  type ConfirmedSelection,
  confirmedFields,
  makingContract,
  offerContract,
  readOrderedSelection,
} from '@vinlore/sticker-domain';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mustang } from '../testing/made-up-car.ts';
import { emptyCatalogue, madeUpCatalogue } from '../testing/made-up-catalogue.ts';
import { ChangeBoughtScreen } from './change-bought.tsx';
import { orderChoiceMessages } from './messages/index.ts';
import { readChoice } from './read-choice.ts';
// Preloads the lazy step so tests don't wait for it.
import './changing.tsx';

const renderScreen = screenRenderer(orderChoiceMessages);
const { autoblogData, autoloadingData, forumData } = catalogueContract;
const { boughtSticker, changeBoughtSticker } = offerContract;
const { year, make, model, trim } = mustang;
const RED: ConfirmedSelection = {
  ...mustang,
  colors: { exterior: { name: 'Candyapple Red', code: 'T', hex: null }, interior: null },
  packages: [],
};
const bought = {
  ...{ id: 'S1', title: '1967 Ford Mustang', pdf_url: '/pdf', verify_url: '/verify/S1', badge_html: '', sticker: {} },
  change: {
    ...{ kind: mustang.kind, vin: mustang.vin, vehicle: { year, make, model, trim } },
    selection: readChoice(JSON.stringify(confirmedFields(RED))),
  },
};

async function show(
  opened: Rule = on(boughtSticker, () => bought),
  changed: Rule = on(changeBoughtSticker, () => ({ url: '/next' })),
) {
  const onChanged = vi.fn();
  const server = fakeServer([
    on(autoblogData, () => madeUpCatalogue),
    on(autoloadingData, () => emptyCatalogue),
    on(forumData, () => emptyCatalogue),
    on(makingContract.previewSticker, () => new Blob(['<svg/>'], { type: 'image/svg+xml' })),
    changed,
    opened,
  ]);
  await renderScreen(
    <Provider store={createStore()}>
      <ChangeBoughtScreen onChanged={onChanged} />
    </Provider>,
    server,
  );
  const sent = () => server.requests.filter(({ name }) => name === changeBoughtSticker.name).map(({ input }) => input);
  return { onChanged, sent };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('docs/decisions.md §4: editing a sticker as a visitor', () => {
  beforeEach(() => window.history.replaceState(null, '', '/your-sticker?id=S1&signature=secret'));
  afterEach(() => window.history.replaceState(null, '', '/'));

  it("uses the members' step with previous choices and submits with the link in the URL", async () => {
    const { onChanged, sent } = await show();
    await press('Edit equipment');
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Candyapple Red/ })).checked).toBe(true);
    expect(screen.getByText('We filled in your earlier choices. Edit them, then create a new version.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Azul índigo/ }));
    await press('Create sticker – free');
    await waitFor(() => expect(onChanged).toHaveBeenCalledWith('/next'));
    const [{ selection, ...link }] = sent() as [{ selection: string }];
    expect(link).toEqual({ id: 'S1', signature: 'secret' });
    expect(readOrderedSelection(selection)).not.toBeNull();
    expect(readChoice(selection)!.colors.exterior!.name).toBe('Azul índigo');
  });

  it('changes nothing when you go back', async () => {
    const { onChanged, sent } = await show();
    await press('Edit equipment');
    await screen.findByRole('radio', { name: /Candyapple Red/ });
    await press('Save and close');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit equipment' }));
    expect([sent(), onChanged.mock.calls]).toEqual([[], []]);
  });

  it('shows the error and keeps your choices', async () => {
    await show(
      undefined,
      on(changeBoughtSticker, () => refused(409, 'Open your order again.')),
    );
    await press('Edit equipment');
    await userEvent.click(await screen.findByRole('radio', { name: /Azul índigo/ }));
    await press('Create sticker – free');
    expect((await screen.findByRole('alert')).textContent).toContain('Open your order again.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Azul índigo/ }).checked).toBe(true);
  });

  it.each([
    ['did not load', on(boughtSticker, () => refused(403, 'Over.'))],
    ['is another version by now', on(boughtSticker, () => ({ ...bought, change: null }))],
  ])('says so where the sticker %s', async (_what, opened) => {
    await show(opened);
    await press('Edit equipment');
    expect((await screen.findByRole('alert')).textContent).toContain('Couldn’t load options');
  });
});
