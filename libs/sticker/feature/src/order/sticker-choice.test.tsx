import { catalogueContract, makingContract } from '@vinlore/sticker-domain';
import { fakeServer, on } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StickerCar } from '../car/sticker-car.ts';
import { mustang } from '../testing/made-up-car.ts';
import { emptyCatalogue, madeUpCatalogue } from '../testing/made-up-catalogue.ts';
import { useKeptChoice } from './kept-choice.ts';
import { orderChoiceMessages } from './messages/index.ts';
import { readChoice } from './read-choice.ts';
import { StickerChoice } from './sticker-choice.tsx';
// Preloads the lazy step so tests don't wait for it.
import './choosing.tsx';

const renderScreen = screenRenderer(orderChoiceMessages);
const { autoblogData, autoloadingData, forumData } = catalogueContract;
const { confirmSticker, previewSticker } = makingContract;
const rules = [
  on(autoblogData, () => madeUpCatalogue),
  on(autoloadingData, () => emptyCatalogue),
  on(forumData, () => emptyCatalogue),
  on(previewSticker, () => new Blob(['<svg/>'], { type: 'image/svg+xml' })),
  on(confirmSticker, () => {
    throw new Error('Nothing is made before anybody paid.');
  }),
];
const KEY = 'draft sticker-choice';

/** Simulates opening or reloading the page: only session storage survives. */
async function openPage(car: StickerCar = mustang, language: 'en' | 'es' = 'en') {
  const onSubmit = vi.fn((event: Event) => event.preventDefault());
  let selection: string | undefined;
  function Checkout() {
    const [chosen, keep] = useKeptChoice(car);
    selection = chosen;
    return (
      <form onSubmit={({ nativeEvent }) => onSubmit(nativeEvent)}>
        <StickerChoice car={car} selection={chosen} onSelection={keep} />
        <button type="submit">Pay</button>
      </form>
    );
  }
  const { unmount } = await renderScreen(
    <Provider store={createStore()}>
      <Checkout />
    </Provider>,
    fakeServer(rules),
    language,
  );
  return { onSubmit, leave: unmount, chosen: () => (selection === undefined ? undefined : readChoice(selection)) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openStep = async (button = 'Choose equipment') => {
  await press(button);
  await screen.findByRole('group', { name: /^Trim/ });
};
const summary = () => within(screen.getByRole('region', { name: 'Sticker details' }));

beforeEach(() => sessionStorage.clear());

describe('docs/decisions.md §6: choosing equipment before payment', () => {
  it('opens the same step next to the checkout and sends the choices with the order', async () => {
    const { chosen, onSubmit } = await openPage();
    expect(chosen()).toBeUndefined();
    await openStep();
    expect(screen.getByText('You won’t be charged yet.')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Azul índigo/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^GT/ }));
    await press('Save choices');
    expect(chosen()).toMatchObject({ trim: 'GT', colors: { exterior: { name: 'Azul índigo' }, interior: null } });
    expect(summary().getByText('Azul índigo')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("doesn't submit the checkout on Enter, because the step is outside its form", async () => {
    const { onSubmit } = await openPage();
    await openStep();
    const exterior = within(screen.getByRole('group', { name: /^Exterior/ }));
    await userEvent.click(exterior.getByRole('radio', { name: /Another color/ }));
    await userEvent.type(exterior.getByRole('textbox'), 'Deep Green{Enter}');
    const step = screen.getByRole('dialog', { name: 'How was it equipped?' });
    expect(step.closest('form')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('chooses nothing if you change nothing or go back', async () => {
    const { chosen } = await openPage();
    await openStep();
    await press('Save choices');
    expect(chosen()).toBeUndefined();
    await openStep();
    await userEvent.click(screen.getByRole('radio', { name: /Azul índigo/ }));
    await press('Cancel');
    expect(chosen()).toBeUndefined();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('survives a reload and Back, fills in the step again, and can be changed and removed', async () => {
    const first = await openPage();
    await openStep();
    await userEvent.click(screen.getByRole('radio', { name: /Azul índigo/ }));
    await press('Save choices');
    first.leave();
    const { chosen } = await openPage();
    expect(chosen()).toMatchObject({ colors: { exterior: { name: 'Azul índigo' } } });
    await openStep('Change');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Azul índigo/ }).checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Candyapple Red/ }));
    await press('Save choices');
    expect(chosen()).toMatchObject({ colors: { exterior: { name: 'Candyapple Red', code: 'T' } } });
    await press('Remove');
    expect(chosen()).toBeUndefined();
    // The clicked button is gone.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose equipment' }));
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('never applies to another vehicle', async () => {
    const first = await openPage();
    await openStep();
    await userEvent.click(screen.getByRole('radio', { name: /Azul índigo/ }));
    await press('Save choices');
    first.leave();
    expect((await openPage({ ...mustang, year: 1968 })).chosen()).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['nothing that the step makes', JSON.stringify({ of: '\t1967\tFORD\tMustang', selection: '{"vin":1}' })],
  ])('what somebody wrote into the storage, %s, is no choice', async (_what, kept) => {
    sessionStorage.setItem(KEY, kept);
    await openPage();
    expect(screen.getByRole('button', { name: 'Choose equipment' })).toBeTruthy();
  });

  it('is available in Spanish', async () => {
    await openPage(mustang, 'es');
    await press('Elegir equipamiento');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar opciones' })).toBeTruthy());
  });
});
