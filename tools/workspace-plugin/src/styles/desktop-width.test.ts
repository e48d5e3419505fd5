import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@nx/devkit';
import { describe, expect, it } from 'vitest';

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');

/** Style sheets according to git, committed or not. */
const sheets = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', 'apps/*.css', 'libs/*.css'],
  { cwd: workspaceRoot, encoding: 'utf8' },
)
  .split('\0')
  .filter(Boolean);

/** The breakpoint in scripts. */
const DESKTOP_PX = Number(/DESKTOP_PX = (\d+);/.exec(read('libs/shared/ui/src/desktop.ts'))?.[1]);
/** Widths close to it are probably typos. */
const NEAR_PX = 50;

describe('desktop width', () => {
  it('spec §9: style sheets and scripts agree on 1024 px', () => {
    expect(DESKTOP_PX).toBe(1024);
    const near = sheets.flatMap((file) =>
      [...read(file).matchAll(/\((min|max)-width: ([\d.]+)px\)/g)]
        .map(([text, edge, width]) => ({ file, text, edge, width: Number(width) }))
        .filter(({ width }) => Math.abs(width - DESKTOP_PX) < NEAR_PX),
    );
    expect(near.length).toBeGreaterThan(0);
    const wrong = near.filter(({ edge, width }) => width !== (edge === 'min' ? DESKTOP_PX : DESKTOP_PX - 0.02));
    expect(wrong).toEqual([]);
  });
});
