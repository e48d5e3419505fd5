import { fakeServer } from '@vinlore/testing-web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/screens.tsx';
import { NeedsVin } from './needs-vin.tsx';

describe('a report for a vehicle without a VIN', () => {
  it('docs/decisions.md §4: asks for the VIN, since records are filed by VIN, and links to the free model report', async () => {
    const onVin = vi.fn();
    const path = '/decode?year=2012&make=TOYOTA&model=Camry';
    await renderScreen(<NeedsVin name="2012 Toyota Camry" modelPath={path} onVin={onVin} />, fakeServer([]), 'en');
    expect(screen.getByRole('status').textContent).toContain('Find it on your 2012 Toyota Camry’s windshield');
    expect(screen.getByRole('link', { name: 'Free model report' }).getAttribute('href')).toBe(path);
    await userEvent.click(screen.getByRole('button', { name: 'Enter VIN' }));
    expect(onVin).toHaveBeenCalledOnce();
  });
});
