import { CallError } from '@vinlore/contract';
import { fakeServer } from '@vinlore/testing-web';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { deskMessages } from '../messages/index.ts';
import { deskRenderer } from '../testing/render-desk.tsx';
import { ActDialog } from './act-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

const render = deskRenderer(deskMessages);

function Revoking({ onAct }: { readonly onAct: (reason: string) => Promise<void> }) {
  const [reason, setReason] = useState('');
  const [open, setOpen] = useState(true);
  if (!open) return <p>closed</p>;
  return (
    <ActDialog
      title="Revoke"
      action="Revoke it"
      tone="danger"
      ready={reason !== ''}
      onAct={() => onAct(reason)}
      onClose={() => setOpen(false)}
    >
      <ReasonField value={reason} onChange={setReason} />
    </ActDialog>
  );
}

it('requires a reason; on an error, shows it and keeps what was typed', async () => {
  const given: string[] = [];
  let refusal: Error | null = new CallError('refused', 'It is revoked already.', 409);
  const act = async (reason: string) => {
    given.push(reason);
    if (refusal) throw refusal;
  };
  await render(<Revoking onAct={act} />, fakeServer([]));
  const button = await screen.findByRole('button', { name: 'Revoke it' });
  expect(button).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'sold twice' } });
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('It is revoked already.');
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'sold twice');
  refusal = null;
  fireEvent.click(screen.getByRole('button', { name: 'Revoke it' }));
  await screen.findByText('closed');
  expect(given).toEqual(['sold twice', 'sold twice']);
});

it('says if an act needs a second person, is not sent twice, and keeps what was typed', async () => {
  let calls = 0;
  const act = async () => {
    calls += 1;
    throw new CallError('refused', 'Waiting for a second approver.', 202, { approval: '1', alone: false });
  };
  await render(<Revoking onAct={act} />, fakeServer([]));
  fireEvent.change(await screen.findByLabelText('Reason'), { target: { value: 'sold twice' } });
  fireEvent.click(screen.getByRole('button', { name: 'Revoke it' }));
  expect((await screen.findByRole('status')).textContent).toContain('Waiting for a second approver.');
  expect(screen.queryByRole('button', { name: 'Revoke it' })).toBeNull();
  fireEvent.submit(screen.getByLabelText('Reason').closest('form')!);
  expect(calls).toBe(1);
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'sold twice');
  fireEvent.click(screen.getByText('Close'));
  await screen.findByText('closed');
});
