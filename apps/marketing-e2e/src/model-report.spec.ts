import { EACH_BRAND, inTurn } from '@vinlore/testing-web/matrix';
import { violationsOf } from '@vinlore/testing-web/violations';
import { brands, RATED_VIN } from './brands.ts';
import { expect, lookingTest, test } from './test.ts';

/** A sample vehicle whose model has no published ratings (docs/reference/sample-vehicles.md). */
const UNKNOWN = 'JM1BPALM1K1000000';

const WORDS = {
  en: {
    rating: 'Safety rating',
    stars: '5 out of 5 stars',
    model: 'About this model',
    ratings: 'Safety ratings',
    pdf: 'Download PDF',
    history: 'See what’s in the history report',
    none: 'No model report for this VIN',
    notLoaded: 'Not available yet',
  },
  es: {
    rating: 'Seguridad',
    stars: '5 de 5 estrellas',
    model: 'Sobre este modelo',
    ratings: 'Calificaciones de seguridad',
    pdf: 'Descargar PDF',
    history: 'Ver qué incluye el reporte de historial',
    none: 'No hay reporte del modelo para este VIN',
    notLoaded: 'Aún no disponible',
  },
} as const;

for (const { key, origin, language } of inTurn(brands, 2)) {
  const words = WORDS[language];

  test(
    `${key}: a model report is free, credits its ratings’ source, and links to the history report`,
    EACH_BRAND,
    async ({ page }) => {
      await page.goto(`${origin}/model-report?vin=${RATED_VIN}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/2018 Tesla Model 3/);
      const about = page.getByRole('region', { name: words.model });
      await expect(about.getByText(words.stars).first()).toBeVisible();
      await expect(about).toContainText('NHTSA');
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      const href = (await page.getByRole('link', { name: words.pdf }).getAttribute('href'))!;
      const type = await page.evaluate(async (address) => (await fetch(address)).headers.get('content-type'), href);
      expect(type).toBe('application/pdf');
      await page.getByRole('link', { name: words.history }).click();
      await expect(page).toHaveURL(new RegExp(`/decode\\?vin=${RATED_VIN}#report$`));
      await expect(page.locator('#report')).toBeInViewport();
    },
  );

  lookingTest(
    `${key}: a decoded vehicle leads to its model’s ratings, and says what isn’t loaded`,
    EACH_BRAND,
    async ({ page }) => {
      await page.goto(`${origin}/decode?vin=${RATED_VIN}`);
      const tile = page.getByRole('link', { name: new RegExp(`^${words.rating}.*5`) });
      await tile.click();
      await expect(page.locator('#safety h2')).toBeInViewport();
      await expect(page.locator('#safety')).toContainText(words.stars);
      await expect(page.locator('#fuel-economy')).toContainText(words.notLoaded);
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  lookingTest(
    `${key}: where nothing is published there is no model report, and a way back`,
    EACH_BRAND,
    async ({ page }) => {
      const answer = await page.goto(`${origin}/model-report?vin=${UNKNOWN}`);
      expect(answer!.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.none);
      expect(await violationsOf(page)).toEqual([]);
    },
  );
}
