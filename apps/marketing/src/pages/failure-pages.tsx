import { useAddress } from '@vinlore/ui';
import { VehicleLookUp } from '@vinlore/vehicle-feature';
import type { Site } from '../site.ts';
import { Opening } from './opening.tsx';
import styles from './page.module.css';
import { SearchForm } from './search-form.tsx';
import type { DrawnPage } from './page.ts';

const meta = (site: Site, title: string, description: string) => ({
  title: `${title} | ${site.brand.name}`,
  description,
  metaRobots: 'noindex',
  languages: [],
});

/** 404 with a way forward. */
export function notFoundPage(site: Site): DrawnPage {
  const { text } = site;
  const [title, lead] = [text.t('notFound.title'), text.t('notFound.text')];
  return {
    status: 404,
    cache: 'never',
    meta: meta(site, title, lead),
    body: (
      <Opening title={title} lead={lead}>
        <VehicleLookUp button={text.t('decode.button')} />
        <div className={styles.search}>
          <SearchForm text={text} />
        </div>
      </Opening>
    ),
  };
}

/** 503: the content host is down and the page isn't cached. Pages without content still work. */
export function unavailablePage(site: Site): DrawnPage {
  const { text } = site;
  const [title, lead] = [text.t('unavailable.title'), text.t('unavailable.text')];
  return {
    status: 503,
    cache: 'never',
    meta: meta(site, title, lead),
    body: (
      <Opening title={title} lead={lead}>
        <VehicleLookUp button={text.t('decode.button')} />
      </Opening>
    ),
  };
}

function HomeLink({ text }: { text: string }) {
  return (
    <a className="btn btn-primary btn-lg" href={useAddress()('/')}>
      {text}
    </a>
  );
}

/** 500: the brand's own page for a render error. */
export function brokenPage(site: Site): DrawnPage {
  const { text } = site;
  const [title, lead] = [text.t('broken.title'), text.t('broken.text')];
  return {
    status: 500,
    cache: 'never',
    meta: meta(site, title, lead),
    body: (
      <Opening title={title} lead={lead}>
        <HomeLink text={text.t('broken.again')} />
      </Opening>
    ),
  };
}
