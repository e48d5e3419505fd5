import '@vinlore/theming/styles.css';
import { publicBrand } from '@vinlore/brand';
import { loadMessages } from '@vinlore/i18n';
import { shippedBrands } from '@vinlore/testing-web';
import { brandCss } from '@vinlore/theming';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  compressImage,
  highlight,
  Modal,
  Notifications,
  Notified,
  SiteProvider,
  Toaster,
  toasts,
  Tooltip,
  TooltipGroup,
  uiMessages,
} from '../index.ts';

/**
 * A page with the interactive components, for `apps/members-e2e/src/kit`, which bundles this file and tests it in
 * Chromium. It is not part of the product.
 */
const brand = publicBrand(shippedBrands.find(({ language }) => language === 'en')!);

function Dialogs() {
  const [open, setOpen] = useState<'plain' | 'bare' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <button onClick={() => setOpen('plain')}>Open the dialog</button>
      <button onClick={() => setOpen('bare')}>Open the bare dialog</button>
      <Modal open={open === 'plain'} onClose={close} title="Delete this sticker?">
        <p>It is gone for good.</p>
        <button className="btn btn-outline" onClick={close}>
          Keep it
        </button>
        <button className="btn btn-primary" onClick={() => toasts.show({ status: 'ok', message: 'Deleted.' })}>
          Delete it
        </button>
      </Modal>
      <Modal open={open === 'bare'} onClose={close} title="Bare" width={300} backdropOpacity={0.25} closeButton={false}>
        <p>Nothing here can be focused.</p>
      </Modal>
    </>
  );
}

function Toasts() {
  const [id, setId] = useState(0);
  const [saved, setSaved] = useState(0);
  return (
    <>
      <button onClick={() => setId(toasts.show({ status: 'ok', message: 'First message' }))}>Show the first</button>
      <button onClick={() => setId(toasts.show({ status: 'info', message: 'Second message' }))}>Show the second</button>
      <button onClick={() => toasts.show({ status: 'stop', message: 'It failed' })}>Show a failure</button>
      <button onClick={() => toasts.update(id, { status: 'ok', message: 'Another message' })}>Update it</button>
      <button onClick={() => setSaved(saved + 1)}>Save</button>
      {saved > 0 && <Notified key={saved} message="Saved" />}
    </>
  );
}

function Pictures() {
  const [picture, setPicture] = useState<string | null>(null);
  const take = async (file: File) => {
    const small = await compressImage(file);
    const { width, height } = await createImageBitmap(small);
    setPicture(JSON.stringify({ type: small.type, size: small.size, width, height }));
  };
  return (
    <>
      <input type="file" aria-label="Picture" onChange={({ target }) => void take(target.files![0]!)} />
      <output>{picture}</output>
    </>
  );
}

function Kit() {
  return (
    <main>
      <h1>Kit</h1>
      <Dialogs />
      <Toasts />
      <TooltipGroup>
        <Tooltip label="Help of one">
          <button>One</button>
        </Tooltip>
        <Tooltip label="Help of two">
          <button>Two</button>
        </Tooltip>
      </TooltipGroup>
      <button onClick={() => highlight(document.getElementById('place')!)}>Jump</button>
      <section id="place">The place</section>
      <Pictures />
      <p style={{ height: 3000 }}>A long page</p>
    </main>
  );
}

const look = new CSSStyleSheet();
look.replaceSync(brandCss(brand));
document.adoptedStyleSheets.push(look);
document.title = 'Kit';
document.documentElement.lang = brand.language;
const messages = await loadMessages([uiMessages], brand.language);
createRoot(document.getElementById('root')!).render(
  <SiteProvider brand={brand} language={brand.language} messages={messages}>
    <Kit />
    <Toaster />
    <Notifications />
  </SiteProvider>,
);
