import type { APIRequestContext, Page } from '@playwright/test';
import { API, expect } from './test.ts';

/** A page only this test uses. */
export async function newPage(desk: Page, name: string): Promise<string> {
  const path = `/e2e-${name}-${Date.now().toString(36)}`;
  await desk.goto('/staff/content');
  await desk.getByRole('button', { name: 'New page' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Path').fill(path);
  await dialog.getByLabel('Name in lists and links').fill('Under test');
  await dialog.getByRole('button', { name: 'Create page' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: path })).toBeVisible();
  await desk.getByRole('button', { name: /^Title and SEO/ }).click();
  await desk.getByLabel('Meta description').fill('A page of a journey.');
  return path;
}

/** Adds a text block and saves it. */
export async function addText(desk: Page, text: string): Promise<void> {
  await desk.getByLabel('New block').selectOption({ label: 'Text' });
  await desk.getByRole('button', { name: 'Add block' }).click();
  await desk.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await desk.keyboard.press('Control+s');
  await expect(desk.getByText(/^Draft saved/)).toBeVisible();
}

/** Publishes the editor's content from its text field. */
export async function publish(desk: Page): Promise<void> {
  await desk.getByRole('textbox', { name: 'Text', exact: true }).press('Control+Enter');
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}

/** Response for a path of the public site: the desk's host serves none of its pages. */
export async function visit(request: APIRequestContext, path: string) {
  const answer = await request.get(API + path);
  return { status: answer.status(), text: await answer.text() };
}

/** A page is live on every process within a second. */
export const expectLive = (request: APIRequestContext, path: string, words: string) =>
  expect.poll(async () => (await visit(request, path)).text, { timeout: 2_000 }).toContain(words);
