import type { APIRequestContext, Browser } from '@playwright/test';
import { API, expect, PASSWORD, SITE } from './test.ts';

/** Calls the API as the sample member. */
export async function memberOf(request: APIRequestContext) {
  const form = { email: 'member@example.com', pass: PASSWORD };
  const login = await request.post(`${API}/api-cwa/login`, { form });
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  const headers = { bearer: token };
  return {
    /** Opens a ticket. @returns its number */
    ask: async (message: string, files = ''): Promise<string> => {
      const multipart = { vin: '1HGCM82633A004352', email: form.email, name: 'Alex', message, files };
      const opened = await request.post(`${API}/api-cwa/create_support_ticket`, { headers, multipart });
      expect(opened.status()).toBe(200);
      return ((await opened.json()) as { data: { number: string } }).data.number;
    },
    /** Uploads a file for the next ticket. @returns its id */
    send: async (name: string, buffer: Buffer): Promise<string> => {
      const file = { name, mimeType: 'application/octet-stream', buffer };
      const multipart = { upload_id: crypto.randomUUID(), file };
      const sent = await request.post(`${API}/api/user/ticket-upload`, { headers, multipart });
      return ((await sent.json()) as { data: { id: string } }).data.id;
    },
    /** The messages of a ticket. */
    read: async (number: string): Promise<{ number: string; texts: string[] }> => {
      const read = await request.post(`${API}/api/user/ticket`, { headers, data: { number } });
      const { data } = (await read.json()) as { data: { number: string; conversation: { text: string }[] } };
      return { number: data.number, texts: data.conversation.map(({ text }) => text) };
    },
  };
}

/** A text unique to this run. */
export const words = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;

/** A site visitor who has written in the chat. */
export async function askInChat(browser: Browser, said: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(SITE);
  await page.getByRole('button', { name: 'Chat with us' }).click();
  const field = page.getByRole('textbox', { name: 'Your message' });
  const send = page.getByRole('button', { name: 'Send message' });
  await field.fill(said);
  await send.click();
  await expect(page.getByRole('log')).toContainText(said);
  return { page, field, send, leave: () => context.close() };
}
