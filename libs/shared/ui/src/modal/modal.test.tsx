import { loadMessages } from '@vinlore/i18n';
import { shippedBrand } from '@vinlore/testing-web';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Modal, SiteProvider, uiMessages } from '../index.ts';

// The dialog's code is loaded when it first opens, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const messages = await loadMessages([uiMessages], 'es');
const page = (open: boolean, onClose = () => {}) => (
  <SiteProvider brand={shippedBrand('historialvin')} language="es" messages={messages}>
    <Modal open={open} onClose={onClose} title="¿Borrar?">
      Se borra para siempre.
    </Modal>
  </SiteProvider>
);

afterEach(cleanup);

describe('Modal', () => {
  it('spec §4: is open or closed only by the caller’s flag', async () => {
    const onClose = vi.fn();
    const { rerender } = render(page(false, onClose));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(page(true, onClose));
    const dialog = await screen.findByRole('dialog', { name: '¿Borrar?' });
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(dialog.isConnected).toBe(true);
    rerender(page(false, onClose));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('appears above a native dialog that covers the page, and Escape leaves that one open', async () => {
    const layer = document.createElement('dialog');
    layer.open = true;
    document.body.append(layer);
    const onClose = vi.fn();
    render(page(true, onClose));
    expect(layer.contains(await screen.findByRole('dialog', { name: '¿Borrar?' }))).toBe(true);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    document.activeElement!.dispatchEvent(escape);
    expect(onClose).toHaveBeenCalledOnce();
    expect(escape.defaultPrevented).toBe(true);
    cleanup();
    layer.remove();
  });

  it('returns the focus to the clicked button, even if the browser never focused it', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    const { rerender } = render(page(false));
    // As in Safari, where a click doesn't move the focus.
    opener.click();
    expect(document.activeElement).toBe(document.body);
    rerender(page(true));
    await screen.findByRole('dialog', { name: '¿Borrar?' });
    rerender(page(false));
    await vi.waitFor(() => expect(document.activeElement).toBe(opener));
    opener.remove();
  });

  it('focuses the page if the button that opened it is gone', async () => {
    const main = document.createElement('main');
    Object.assign(main, { id: 'main', tabIndex: -1 });
    const opener = document.createElement('button');
    main.append(opener);
    document.body.append(main);
    opener.focus();
    const { rerender } = render(page(true));
    await screen.findByRole('dialog', { name: '¿Borrar?' });
    opener.remove();
    rerender(page(false));
    await vi.waitFor(() => expect(document.activeElement).toBe(main));
    main.remove();
  });

  it('renders nothing while it is closed', () => {
    expect(renderToString(page(false))).not.toContain('Borrar');
  });
});
