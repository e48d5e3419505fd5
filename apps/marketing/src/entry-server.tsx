import './styles.ts';
import { createHash } from 'node:crypto';
import {
  type Brand,
  type BrandStyle,
  type Language,
  type PageAnswer,
  type PageRequest,
  type Renderer,
  unmeasured,
} from '@vinlore/brand';
import type { PageContent } from '@vinlore/content-domain';
import type { Call } from '@vinlore/contract';
import { createTranslator, loadMessages, type Messages } from '@vinlore/i18n';
import { brandCss, schemeScript } from '@vinlore/theming';
import { type PageAssets, readPageAssets } from './document/assets.ts';
import { type Kept, newKept } from './kept.ts';
import { catalogues } from './messages/all.ts';
import { ownCall } from './own-call.ts';
import { brokenPage } from './pages/failure-pages.tsx';
import type { DrawnPage } from './pages/page.ts';
import { createFormTaker, statusOfForm } from './posts/take-form.ts';
import { pageHtml } from './render-page.tsx';
import { answerVisit } from './routes.ts';
import type { MarketingText, Visit } from './site.ts';

/** Renderer options. */
export interface RendererOptions {
  /** Folder of the browser build. */
  readonly clientDir: string;
}

const noCall: Call = () => Promise.reject(new Error('This page makes no calls.'));

function styleOf(brand: Brand): BrandStyle {
  const css = brandCss(brand);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 10);
  return { href: `/assets/brand/${brand.key}.${hash}.css`, css };
}

/** Creates the renderer for a finished build. The server loads it; it doesn't depend on the server. */
export function createRenderer({ clientDir }: RendererOptions): Renderer<PageContent> {
  return createRendererWith(readPageAssets(clientDir));
}

/** Creates the renderer with any source of assets. */
export function createRendererWith(assets: PageAssets): Renderer<PageContent> {
  const languages = new Map<Language, Promise<{ messages: Messages; text: MarketingText }>>();
  // When staff change a brand, it becomes a new object, so caches of the old one are collected with it.
  const styles = new WeakMap<Brand, BrandStyle>();
  const kept = new WeakMap<Brand, Kept>();

  // A translator caches compiled messages: one per language, shared by all pages.
  const speak = async (language: Language) => {
    const messages = await loadMessages(catalogues, language);
    return { messages, text: createTranslator(language, messages) as unknown as MarketingText };
  };
  const spoken = (language: Language) => {
    const known = languages.get(language) ?? speak(language);
    languages.set(language, known);
    return known;
  };
  const style = (brand: Brand) => {
    const made = styles.get(brand) ?? styleOf(brand);
    styles.set(brand, made);
    return made;
  };
  const keptOf = (brand: Brand) => {
    const known = kept.get(brand) ?? newKept();
    kept.set(brand, known);
    return known;
  };
  const visitOf = async (request: PageRequest<PageContent>, call: Call): Promise<Visit> => ({
    ...request,
    brand: request.isPreview ? unmeasured(request.brand) : request.brand,
    ...(await spoken(request.language)),
    kept: request.isPreview ? newKept() : keptOf(request.brand),
    call: ownCall(call),
  });
  const takeForm = createFormTaker();
  const answer = (page: DrawnPage, visit: Visit, brand: Brand): PageAnswer => ({
    status: page.status,
    cache: page.cache,
    // A page with a secret has no analytics at all: no consent banner and no ids.
    html: pageHtml(
      page,
      page.secret ? { ...visit, brand: unmeasured(visit.brand), kept: newKept() } : visit,
      assets,
      style(brand).href,
    ),
    ...(page.secret && { secret: true }),
  });

  return {
    style,
    schemeScript,
    scriptHashes: [`'sha256-${createHash('sha256').update(schemeScript).digest('base64')}'`],
    render: async (request, call) => {
      const opened = await visitOf(request, call);
      const visit = { ...opened, posted: await takeForm(opened) };
      const page = await answerVisit(visit);
      return answer(
        visit.posted && page.status === 200 ? { ...page, status: statusOfForm(visit.posted) } : page,
        visit,
        request.brand,
      );
    },
    renderBroken: async (request) => {
      const visit = await visitOf(request, noCall);
      return answer(brokenPage(visit), visit, request.brand);
    },
  };
}
