import {
  type Profile as ProfileData,
  profileContract,
  type ProfileUpdate,
  ProfileUpdateSchema,
} from '@vinlore/account-domain';
import { fakeServer, noAnswerYet, on, refused, type Rule } from '@vinlore/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { createStore, Provider } from 'jotai';
import * as v from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Profile } from '../index.ts';
import { field, profile, renderScreen } from '../testing/screens.ts';
import { changedFields, PROFILE_FIELDS, ProfileFormSchema, valuesOf } from './profile-fields.ts';

const updated = (change: ProfileUpdate): ProfileData => ({ ...profile, ...change, email: profile.email });

async function show(
  rules: readonly Rule[],
  { atoms = createStore(), memberId = '1', mine = profile, language = 'en' as 'en' | 'es' } = {},
) {
  const onChanged = vi.fn();
  const server = fakeServer([...rules, on(profileContract.profile, () => mine)]);
  const shown = await renderScreen(
    <Provider store={atoms}>
      <Profile memberId={memberId} onChanged={onChanged} />
    </Provider>,
    server,
    language,
  );
  const sent = () => server.requests.filter(({ name }) => name !== 'account.profile').map(({ input }) => input);
  return { ...shown, atoms, onChanged, sent, user: userEvent.setup() };
}

// Drafts outlive a page, so they would leak into the next test.
beforeEach(() => sessionStorage.clear());

describe('Profile', () => {
  it('spec §3: asks for every field of the payload, each with its own label', async () => {
    await show([]);
    await screen.findByRole('textbox', { name: 'First name' });
    const shown = [...document.querySelectorAll<HTMLInputElement>('form input[name]')];
    expect(shown.map(({ name }) => name).sort()).toEqual(Object.keys(ProfileUpdateSchema.entries).sort());
    expect(new Set(screen.getAllByRole('textbox').map((each) => each.id)).size).toBe(shown.length);
  });

  it('sends only changed fields and confirms the save', async () => {
    const { onChanged, sent, user } = await show([
      on(profileContract.updateProfile, (change) => updated({ ...change, company_website: 'https://dealer.example' })),
    ]);
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ana');
    await user.type(field('company_website'), 'dealer.example');
    expect(screen.getByText('Unsaved changes')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Profile saved')).toBeDefined();
    expect(sent()).toEqual([{ first: 'Ana', company_website: 'https://dealer.example' }]);
    expect(field('company_website').value).toBe('https://dealer.example');
    expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ first: 'Ana' }));
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('docs/decisions.md §4: shows that a new email is pending until confirmed', async () => {
    const { user } = await show([
      on(profileContract.updateProfile, ({ email }) => ({ ...profile, pending_email: email! })),
    ]);
    await user.clear(await screen.findByRole('textbox', { name: 'Email' }));
    await user.type(field('email'), 'new@example.com{Enter}');
    const [notice] = await screen.findAllByText(/We sent a link to new@example.com/);
    expect(field('email').value).toBe('ana@example.com');
    // In view and announced where the button was pressed.
    await waitFor(() => expect(document.activeElement?.contains(notice!)).toBe(true));
    expect(document.activeElement?.contains(screen.getByRole('button', { name: 'Cancel change' }))).toBe(true);
    expect(screen.getAllByText(/We sent a link to new@example.com/)).toHaveLength(2);
    expect(screen.queryByText('Profile saved')).toBeNull();
  });

  it('resends and cancels a pending email change', async () => {
    let pending: string | null = 'new@example.com';
    const { sent, user } = await show([
      on(profileContract.profile, () => ({ ...profile, pending_email: pending })),
      on(profileContract.resendEmailChange, () => ({ ...profile, pending_email: pending })),
      on(profileContract.cancelEmailChange, () => ({ ...profile, pending_email: (pending = null) })),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Resend email' }));
    expect(await screen.findByText('We sent a new link to new@example.com.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel change' }));
    await waitFor(() => expect(screen.queryByText('Confirm your new email')).toBeNull());
    expect(sent).toBeDefined();
  });

  it('shows each error under its field, focuses the first, and sends no request', async () => {
    const { sent, user } = await show([]);
    await user.type(await screen.findByRole('textbox', { name: 'Last name' }), 'x'.repeat(81));
    await user.clear(field('email'));
    await user.type(field('company_website'), 'ftp://dealer.example');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Use 80 characters or fewer.')).toBeDefined();
    expect(screen.getByText('Enter your email address.')).toBeDefined();
    expect(screen.getByText(/Enter a complete web address/)).toBeDefined();
    expect(document.activeElement).toBe(field('last'));
    expect(sent()).toEqual([]);
  });

  it('keeps edits across navigation and errors, hidden from other members', async () => {
    const { atoms, unmount, user } = await show([on(profileContract.updateProfile, () => refused(429, 'Too often.'))]);
    await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Ana{Enter}');
    const refusal = await screen.findByRole('alert');
    expect(refusal.textContent).toContain('Too often.');
    // In view: the message is in the sticky bar with the button.
    expect(refusal.closest('[data-unsaved]')).toBe(screen.getByRole('button', { name: 'Save changes' }).parentElement);
    unmount();

    const other = await show([], { atoms, memberId: '2' });
    await screen.findByRole('textbox', { name: 'First name' });
    expect(field('first').value).toBe('');
    other.unmount();

    await show([], { atoms });
    await screen.findByText('Unsaved changes');
    expect(field('first').value).toBe('Ana');
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(field('first').value).toBe('');
    expect(screen.queryByText('Unsaved changes')).toBeNull();
  });

  it('accepts only digits in numeric fields', async () => {
    const { user } = await show([]);
    await user.clear(await screen.findByRole('textbox', { name: 'Number of employees' }));
    await user.type(field('no_of_employees'), '1a2-3');
    expect(field('no_of_employees').value).toBe('123');
  });

  it('shows a skeleton while loading and a retry button on failure', async () => {
    const { unmount } = await show([on(profileContract.profile, noAnswerYet)], { language: 'es' });
    expect(screen.getByText('Cargando tu perfil…')).toBeDefined();
    unmount();
    const answers = [() => refused(429, 'Too often.'), () => profile];
    const { user } = await show([on(profileContract.profile, () => answers.shift()!())]);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'First name' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('spec §9: shows ‘B’ as the photo when no name is given, and removes a photo on request', async () => {
    const { unmount } = await show([]);
    expect(await screen.findByText('B')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
    unmount();

    const { onChanged, sent, user } = await show([on(profileContract.profileImage, () => ({ profile_image: null }))], {
      mine: { ...profile, first: 'eva', profile_image: '/api-cwa/image?id=1' },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove photo' }));
    expect(await screen.findByText('Photo removed')).toBeDefined();
    expect(screen.getByText('E')).toBeDefined();
    expect(sent()).toEqual([{}]);
    expect(onChanged).toHaveBeenCalledWith(expect.objectContaining({ profile_image: null }));
  });
});

describe('profile fields', () => {
  const line = fc.string({ maxLength: 90 });
  const typed = fc.record(
    Object.fromEntries(PROFILE_FIELDS.map((name) => [name, line])) as Record<
      (typeof PROFILE_FIELDS)[number],
      typeof line
    >,
  );

  it('the form accepts exactly what the server accepts', () => {
    fc.assert(
      fc.property(
        typed,
        fc.oneof(fc.emailAddress(), line),
        fc.oneof(fc.nat().map(String), line),
        (values, email, employees) => {
          const form = { ...values, phone: '', company_website: '', email, no_of_employees: employees };
          expect(v.is(ProfileFormSchema, form)).toBe(v.is(ProfileUpdateSchema, form));
        },
      ),
    );
  });

  it('returns only changed fields', () => {
    const saved = valuesOf(profile);
    fc.assert(
      fc.property(typed, (values) => {
        expect({ ...saved, ...changedFields(values, saved) }).toEqual(values);
        expect(changedFields(values, values)).toEqual({});
      }),
    );
  });
});
