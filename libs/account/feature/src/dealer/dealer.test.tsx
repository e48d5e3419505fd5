import { DealerRegistrationSchema, type Profile, profileContract } from '@vinlore/account-domain';
import { fakeServer, on, refused, type Rule } from '@vinlore/testing-web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Dealer } from '../index.ts';
import { link } from '../testing/link.tsx';
import { field, profile, renderScreen } from '../testing/screens.ts';

const told = { ...profile, first: 'Ana', phone: '+1 (305) 555-0100' };
const dealer: Profile = { ...told, is_dealer: true, company_name: 'Ana Motors' };

async function show(mine: Profile, rules: readonly Rule[] = [], language: 'en' | 'es' = 'en') {
  const onChanged = vi.fn();
  const onToken = vi.fn();
  const server = fakeServer([on(profileContract.profile, () => mine), ...rules]);
  await renderScreen(<Dealer profileLink={link} onChanged={onChanged} onToken={onToken} />, server, language);
  const sent = () => server.requests.slice(1).map(({ input }) => input);
  return { onChanged, onToken, sent, user: userEvent.setup() };
}

describe('Dealer', () => {
  it('spec §3: asks for every field of the registration, prefilled from the profile', async () => {
    await show(told);
    await screen.findByRole('textbox', { name: /Company name/ });
    const names = [...document.querySelectorAll<HTMLInputElement>('form input[name]')].map(({ name }) => name);
    // `first_name` and `last_name` are aliases of `first` and `last`.
    const payload = Object.keys(DealerRegistrationSchema.entries).filter((name) => !name.endsWith('t_name'));
    expect(names.sort()).toEqual(payload.sort());
    expect([field('first').value, field('phone').value]).toEqual(['Ana', '13055550100']);
  });

  it('spec §9: the number of employees defaults to 0; spec §5: a phone accepts digits only', async () => {
    const registered = { ...dealer, token: 'renewed', expires_in: 600 };
    const { onChanged, onToken, sent, user } = await show(profile, [
      on(profileContract.dealerRegister, () => registered),
    ]);
    await user.type(await screen.findByRole('textbox', { name: /Company name/ }), 'Ana Motors');
    await user.type(field('phone'), '305-555');
    await user.clear(field('no_of_employees'));
    await user.click(screen.getByRole('button', { name: 'Register as a dealer' }));
    expect(await screen.findByText('You’re registered as a dealer')).toBeDefined();
    expect(sent()).toEqual([
      expect.objectContaining({ company_name: 'Ana Motors', phone: '305555', no_of_employees: 0 }),
    ]);
    expect(onChanged).toHaveBeenCalledWith(dealer);
    expect(onToken).toHaveBeenCalledWith({ token: 'renewed', expires_in: 600 });
  });

  it('requires the company name and shows the server’s error', async () => {
    const { sent, user } = await show(
      profile,
      [on(profileContract.dealerRegister, () => refused(422, 'No es posible.'))],
      'es',
    );
    await user.click(await screen.findByRole('button', { name: 'Registrarme como concesionario' }));
    expect(await screen.findByText('Escribe el nombre de la empresa.')).toBeDefined();
    expect(document.activeElement).toBe(field('company_name'));
    expect(sent()).toEqual([]);
    await user.type(field('company_name'), 'Ana Motors{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('No es posible.');
  });

  it('shows a dealer’s company details and logo, and removes the logo', async () => {
    const { onChanged, sent, user } = await show({ ...dealer, dealer_logo: '/api-cwa/image?id=1' }, [
      on(profileContract.dealerLogo, () => ({ dealer_logo: null })),
    ]);
    expect(await screen.findByRole('img', { name: 'Ana Motors logo' })).toBeDefined();
    expect(screen.getAllByText('Not provided').length).toBe(5);
    await user.click(screen.getByRole('button', { name: 'Remove logo' }));
    expect(await screen.findByText('No logo yet')).toBeDefined();
    expect(sent()).toEqual([{}]);
    expect(onChanged).toHaveBeenCalledWith({ ...dealer, dealer_logo: null });
  });
});
