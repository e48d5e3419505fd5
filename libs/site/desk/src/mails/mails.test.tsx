import { deskRenderer } from '@vinlore/desk-ui/testing';
import type { Language } from '@vinlore/i18n';
import { siteContract, type SiteMailText, type SiteMailView } from '@vinlore/site-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { siteDeskMessages } from '../messages/index.ts';
import { MailPage } from './mail-page.tsx';
import { MailsPage } from './mails-page.tsx';

const render = deskRenderer(siteDeskMessages);
const AT = '2026-11-22T10:00:00.000Z';
afterEach(cleanup);

const words = (product: string): SiteMailText['en'] => ({
  ...{ product, own: null, version: 0, changed: null, waiting: null, unfit: null },
});
const text = (key: string, role: SiteMailText['role'], en: string, es: string): SiteMailText => ({
  ...{ key, role, en: words(en), es: words(es), also: [] },
  variables: [{ name: 'brand', sample: 'Vinlore', needed: false }],
});

const mailNamed = (mail: string): SiteMailView => ({
  ...{ mail, name: 'Confirm sign-up', when: 'When someone signs up.', area: 'account', to: 'member' },
  ...{ guarded: false, changed: 0, unfit: 0, examples: 2, planned: [], changes: [] },
  texts: [
    text('account.subject', 'subject', 'Confirm at {brand}', 'Confirma en {brand}'),
    text('account.one', 'paragraph', 'One more step.', 'Un paso más.'),
    text('account.two', 'paragraph', 'Not you?', '¿No fuiste tú?'),
  ],
});

/** A server with one email; the test makes other people's changes. */
function fakeMails(mail: string) {
  let view = mailNamed(mail);
  const reasons: string[] = [];
  /** Number of unsaved texts in each test. */
  const tests: number[] = [];
  const keep = (language: Language, key: string, own: string | null, version: number, by: string) => {
    const changed = { own, version, changed: { at: AT, by } };
    view = {
      ...view,
      texts: view.texts.map((each) =>
        each.key === key ? { ...each, [language]: { ...each[language], ...changed } } : each,
      ),
    };
  };
  const server = fakeServer([
    on(siteContract.siteMails, () => ({
      mails: [
        { ...view, changed: 1 },
        { ...view, mail: 'refund.given', name: 'Refund', when: 'When money is given back.', area: 'orders' as const },
      ],
    })),
    on(siteContract.siteMail, () => view),
    on(siteContract.previewSiteMail, ({ language, texts }) => ({
      subject: texts[0]?.value ?? 'Confirm at Vinlore',
      html: '<html><body>Hello</body></html>',
      text: `Plain ${language}`,
      faults: texts
        .filter(({ value }) => value?.includes('{price}'))
        .map(({ key }) => ({ language, key, why: 'There’s no {price} in this text.' })),
    })),
    on(siteContract.testSiteMail, ({ texts }) => {
      tests.push(texts.length);
      return { to: 'sue@example.com' };
    }),
    on(siteContract.changeSiteMail, ({ changes, reason }) => {
      const words = ({ key, language }: (typeof changes)[number]) =>
        view.texts.find((each) => each.key === key)![language];
      if (changes.some((change) => words(change).version !== change.base))
        return refused(409, 'Somebody else has changed this.', { mail: view });
      reasons.push(reason);
      for (const { language, key, value } of changes) keep(language, key, value, 1, 'Sue');
      return view;
    }),
  ]);
  return {
    server,
    reasons,
    tests,
    keep,
    wordsOf: (key: string, language: Language = 'en') => view.texts.find((each) => each.key === key)![language].own,
  };
}

const open = async (mail: string, more: object = {}) => {
  const mails = fakeMails(mail);
  await render(<MailPage params={{ mail }} />, mails.server, { path: `/staff/brand/mails/${mail}`, ...more });
  await screen.findByLabelText('Subject');
  return mails;
};
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = async (reason = 'Clearer') => {
  fireEvent.click(await screen.findByRole('button', { name: 'Review and save' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: reason } });
  fireEvent.click(within(dialog).getByRole('button', { name: /^Save \d/ }));
};

it('searches emails by name and trigger, and filters customized ones', async () => {
  await render(<MailsPage />, fakeMails('account.list').server, { path: '/staff/brand/mails' });
  expect((await screen.findByRole('link', { name: 'Refund' })).getAttribute('href')).toContain('refund.given');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sígns up' } });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Refund' })).toBeNull());
  expect(screen.getByRole('link', { name: 'Confirm sign-up' })).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing like it' } });
  expect(await screen.findByText('No emails found')).toBeTruthy();
});

it('saves a text with a reason in the open language, and resets it to the default', async () => {
  const mails = await open('account.save');
  write('Subject', 'Welcome to {brand}');
  expect(screen.getByText(/^Default: Confirm at/)).toBeTruthy();
  await save();
  await waitFor(() => expect(mails.wordsOf('account.subject')).toBe('Welcome to {brand}'));
  expect(mails.reasons).toEqual(['Clearer']);
  expect(mails.wordsOf('account.subject', 'es')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Reset to default' }));
  expect((screen.getByLabelText('Subject') as HTMLTextAreaElement).value).toBe('Confirm at {brand}');
  fireEvent.click(screen.getByRole('button', { name: 'Spanish' }));
  expect((screen.getByLabelText('Paragraph 1') as HTMLTextAreaElement).value).toBe('Un paso más.');
});

it('shows an invalid text’s error beside it and doesn’t save', async () => {
  await open('account.fault');
  write('Paragraph 1', 'It costs {price}.');
  expect(await screen.findByText('There’s no {price} in this text.')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Review and save' }) as HTMLButtonElement).disabled).toBe(true);
});

it('shows both texts and a choice when two people edit at once', async () => {
  const mails = await open('account.race');
  write('Paragraph 2', 'Was it not you?');
  mails.keep('en', 'account.two', 'Wasn’t you?', 1, 'Bob');
  await save();
  expect(await screen.findByText('Bob changed this to: Wasn’t you?')).toBeTruthy();
  expect((screen.getByLabelText('Paragraph 2') as HTMLTextAreaElement).value).toBe('Was it not you?');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await save();
  await waitFor(() => expect(mails.wordsOf('account.two')).toBe('Was it not you?'));
});

it('shows the plain-text version and sends a test to the current user', async () => {
  const mails = await open('account.try');
  write('Paragraph 1', 'One step left.');
  fireEvent.click(screen.getByRole('button', { name: 'Plain text' }));
  expect(await screen.findByText('Plain en')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send test email' }));
  await waitFor(() => expect(mails.tests).toEqual([1]));
});

it('is read-only for non-owners', async () => {
  await open('account.look', { permissions: ['content'] });
  expect((screen.getByLabelText('Subject') as HTMLTextAreaElement).readOnly).toBe(true);
  expect(screen.getByText(/^Only owners can edit emails/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send test email' })).toBeNull();
});
