import { type SupportTeam, ticketContract } from '@vinlore/feedback-domain';
import { fakeServer, on, refused } from '@vinlore/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deskRenderer } from '@vinlore/desk-ui/testing';
import { feedbackDeskMessages } from '../messages/index.ts';
import { TeamsPage } from './teams-page.tsx';

const render = deskRenderer(feedbackDeskMessages);
const SUE = { id: '33333333-3333-4333-8333-333333333333', name: 'Sue' };
const ZOE = { id: '44444444-4444-4444-8444-444444444444', name: 'Zoe' };
const BILLING: SupportTeam = { id: '66666666-6666-4666-8666-666666666666', name: 'Billing', members: [SUE] };

function server(start: readonly SupportTeam[]) {
  let kept = [...start];
  return fakeServer([
    on(ticketContract.staffAgents, () => ({ agents: [SUE, ZOE] })),
    on(ticketContract.staffTeams, () => ({ teams: kept })),
    on(ticketContract.staffTeamSave, ({ id, name, members }) => {
      if (kept.some((team) => team.id !== id && team.name === name))
        return refused(422, 'A team with this name already exists.');
      const team = { id, name, members: [SUE, ZOE].filter((agent) => members.includes(agent.id)) };
      kept = [...kept.filter((each) => each.id !== id), team];
      return team;
    }),
    on(ticketContract.staffTeamRemove, ({ id }) => {
      kept = kept.filter((each) => each.id !== id);
      return null;
    }),
  ]);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const name = (value: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value } });

describe('support teams page', () => {
  it('creates a team with members', async () => {
    await render(<TeamsPage />, server([]));
    await screen.findByRole('heading', { name: 'No teams yet' });
    press('New team');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: 'Save team' })).toHaveProperty('disabled', true);
    name('Billing');
    fireEvent.click(await dialog.findByRole('checkbox', { name: 'Zoe' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save team' }));
    expect(await screen.findByRole('heading', { name: 'Billing' })).toBeTruthy();
    expect(screen.getByText('Zoe')).toBeTruthy();
  });

  it('renames a team, and shows in the dialog that a name is taken', async () => {
    await render(<TeamsPage />, server([BILLING, { id: ZOE.id, name: 'Sales', members: [] }]));
    fireEvent.click(await screen.findByRole('button', { name: 'Edit: Billing' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('checkbox', { name: 'Sue' })).toHaveProperty('checked', true);
    name('Sales');
    fireEvent.click(dialog.getByRole('button', { name: 'Save team' }));
    expect(await dialog.findByText('A team with this name already exists.')).toBeTruthy();
    name('Refunds');
    fireEvent.click(dialog.getByRole('button', { name: 'Save team' }));
    expect(await screen.findByRole('heading', { name: 'Refunds' })).toBeTruthy();
    expect(screen.getByText('No members')).toBeTruthy();
  });

  it('deletes a team after confirmation, in Spanish too', async () => {
    await render(<TeamsPage />, server([BILLING]), { language: 'es' });
    fireEvent.click(await screen.findByRole('button', { name: 'Eliminar: Billing' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Eliminar “Billing”?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Eliminar equipo' }));
    expect(await screen.findByRole('heading', { name: 'Todavía no hay equipos' })).toBeTruthy();
  });
});
