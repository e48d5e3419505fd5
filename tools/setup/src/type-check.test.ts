import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { programsOf, type Project, typedProjects } from './type-check.mjs';
import { at } from './workspace.mjs';

const from = (path: string) => `../${path}`;
const project = (root: string, more: Partial<Project> = {}): Project => ({
  root,
  compilerOptions: { types: [] },
  include: ['src'],
  isAlone: false,
  ...more,
});

describe('the programs that types are checked in', () => {
  it('put projects with the same compiler options together', () => {
    const programs = programsOf(
      [
        project('libs/a/domain'),
        project('libs/a/server', { compilerOptions: { types: ['node'] }, include: ['src', 'bench'] }),
        project('libs/b/domain'),
      ],
      from,
    );
    expect([...programs.values()].map(({ include }) => include)).toEqual([
      ['../libs/a/domain/src', '../libs/b/domain/src'],
      ['../libs/a/server/src', '../libs/a/server/bench'],
    ]);
    expect([...programs.keys()]).toEqual(['libs-a-domain.json', 'libs-a-server.json']);
  });

  it('leave an app with a router of its own alone', () => {
    const apps = [project('apps/a', { isAlone: true }), project('apps/b', { isAlone: true })];
    expect(programsOf(apps, from)).toHaveLength(2);
  });

  it('leave alone the apps that declare their router, and no others', () => {
    const alone = typedProjects().filter(({ isAlone }) => isAlone);
    expect(alone.map(({ root }) => root)).toEqual(['apps/members', 'apps/staff']);
  });

  it('hold every project of the workspace once, with the options that its own check has', () => {
    const projects = typedProjects();
    expect(projects.map(({ root }) => root)).toEqual(expect.arrayContaining(['apps/server', 'libs/vehicle/domain']));
    const programs = [...programsOf(projects, (path) => path).values()];
    for (const { root } of projects) {
      const own = JSON.parse(readFileSync(at(root, 'tsconfig.json'), 'utf8'));
      const holding = programs.filter(({ include }) => include.includes(`${root}/${own.include[0]}`));
      expect(holding, root).toHaveLength(1);
      expect(holding[0]!.compilerOptions, root).toMatchObject(own.compilerOptions);
    }
  });
});
