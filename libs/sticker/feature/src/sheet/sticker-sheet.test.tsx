import { type StickerData, stickerView } from '@vinlore/sticker-domain';
import { fullSticker } from '@vinlore/sticker-domain/testing';
import { fakeServer } from '@vinlore/testing-web';
import { screenRenderer } from '@vinlore/ui/testing';
import { cleanup, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { stickerMessages } from '../messages/index.ts';
import { StickerSheet } from './sticker-sheet.tsx';

const renderScreen = screenRenderer(stickerMessages);
const sheetOf = async (sticker: StickerData) => {
  const { container } = await renderScreen(<StickerSheet view={stickerView(sticker)} />, fakeServer([]));
  return container.querySelector('article')!;
};

describe('docs/decisions.md §4, §5: the sheet shows everything that was signed', () => {
  test.each(['en', 'es'] as const)('shows every block, section, and line of the view (%s)', async (language) => {
    const view = stickerView({ ...fullSticker, language });
    const sheet = await sheetOf({ ...fullSticker, language });
    const text = sheet.textContent;
    const lines = view.blocks.flatMap(({ title, twin, sections, notes }) => [
      ...[title, twin, ...notes],
      ...sections.flatMap((section) => [
        section.title,
        ...section.lines.flatMap(({ label, value, code = '' }) => [label, value, code]),
      ]),
    ]);
    const { about, notKnown, sources, dealer, verify, number, madeOn } = view;
    const others = [
      ...[view.title, view.subtitle, view.name, view.reconstruction, number, madeOn, verify.text],
      ...[...about.notes, ...notKnown.things, ...sources.map(({ words }) => words)],
      ...[dealer!.name, ...dealer!.address, ...dealer!.contact],
    ];
    // The spec strip and colors are under the title and need no heading.
    const untitled = view.blocks.filter(({ key }) => ['spec', 'colors'].includes(key)).map(({ title }) => title);
    expect([...lines, ...others].filter((words) => !text.includes(words) && !untitled.includes(words))).toEqual([]);
  });

  test('shows the provenance of each value, and SAMPLE on every block of a sample', async () => {
    const sheet = await sheetOf(fullSticker);
    const blocks = [...sheet.querySelectorAll<HTMLElement>('section[data-block]')];
    expect(blocks.length).toBeGreaterThan(6);
    for (const block of blocks) {
      expect(within(block).getByText('SAMPLE'), block.dataset['block']).toBeDefined();
      expect(within(block).getAllByRole('img').length, block.dataset['block']).toBeGreaterThan(0);
    }
    cleanup();
    expect((await sheetOf({ ...fullSticker, sample: false })).querySelector('section')!.textContent).not.toContain(
      'SAMPLE',
    );
  });

  test('marks unknown values', async () => {
    const unknown = { label: 'Axle code', value: '', from: 'unknown', source: null, english: false } as const;
    const sheet = await sheetOf({ ...fullSticker, build: [unknown] });
    expect(within(sheet).getByText('Axle code').nextElementSibling!.textContent).toBe('not available');
  });
});
