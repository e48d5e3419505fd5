import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CHAT_GROUP,
  CHAT_VISIBILITIES,
  type ChatAction,
  type ChatVisibility,
  FIRST_VISIBILITY,
  isChatFree,
  readVisibility,
  visibilityOn,
  visibilityAfter,
} from './visibility.ts';

const ACTIONS = ['maximize', 'minimize', 'hide'] as const satisfies readonly ChatAction[];
/** The last action wins. */
const play = (start: ChatVisibility, actions: readonly ChatAction[]) =>
  actions.reduce<ChatVisibility>((_now, action) => visibilityAfter(action), start);

describe('spec §1: three visibility states and three actions', () => {
  it('starts minimized, in group 0', () => {
    expect(FIRST_VISIBILITY).toBe('minimized');
    expect(CHAT_GROUP).toBe(0);
  });

  it.each([
    ['minimized', 'maximize', 'maximized'],
    ['minimized', 'minimize', 'minimized'],
    ['minimized', 'hide', 'hidden'],
    ['maximized', 'maximize', 'maximized'],
    ['maximized', 'minimize', 'minimized'],
    ['maximized', 'hide', 'hidden'],
    ['hidden', 'maximize', 'maximized'],
    ['hidden', 'minimize', 'minimized'],
    ['hidden', 'hide', 'hidden'],
  ] as const)('%s, then %s: %s', (start, action, end) => {
    expect(play(start, [action])).toBe(end);
  });

  it('ends in the state of the last action, whatever came before', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHAT_VISIBILITIES),
        fc.array(fc.constantFrom(...ACTIONS)),
        fc.constantFrom(...ACTIONS),
        (start, before, last) => play(start, [...before, last]) === play(FIRST_VISIBILITY, [last]),
      ),
    );
  });
});

describe('spec §1: hidden on any path containing /vehicle-checks', () => {
  it.each(['/vehicle-checks', '/vehicle-checks/7K2M', '/es/vehicle-checks/7K2M', '/members/vehicle-checks-of-mine'])(
    '%s has no chat',
    (path) => expect(isChatFree(path)).toBe(true),
  );

  it.each(['/', '/vehicle-check', '/checks', '/members/dashboard'])('%s has a chat', (path) =>
    expect(isChatFree(path)).toBe(false),
  );

  it('hides the chat in every state anywhere in the path, and keeps the state for other paths', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CHAT_VISIBILITIES),
        fc.webPath(),
        fc.webPath(),
        (visibility, before, after) =>
          visibilityOn(visibility, `${before}/vehicle-checks${after}`) === 'hidden' &&
          visibilityOn(visibility, before.replaceAll('/vehicle-checks', '')) === visibility,
      ),
    );
  });
});

it('restores a stored state, and falls back to the default for anything else', () => {
  for (const visibility of CHAT_VISIBILITIES) expect(readVisibility(visibility)).toBe(visibility);
  for (const nothing of [null, undefined, '', 'open', '"maximized"']) expect(readVisibility(nothing)).toBe('minimized');
});
