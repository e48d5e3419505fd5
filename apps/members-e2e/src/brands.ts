import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Brand, BrandFileSchema } from '@vinlore/brand';
import * as v from 'valibot';

const folder = fileURLToPath(new URL('../../brands', import.meta.url));

/** A brand under test and the origin of its pages. */
export type TestedBrand = Pick<Brand, 'key' | 'name' | 'language'> & {
  readonly origin: string;
  /** Whether the members' gate is on (spec §2). */
  readonly gated: boolean;
};

/** All brands that ship. New brands are picked up automatically. */
export const brands: readonly TestedBrand[] = readdirSync(folder)
  .filter((key) => existsSync(`${folder}/${key}/brand.json`))
  .map((key) => {
    const file = v.parse(BrandFileSchema, JSON.parse(readFileSync(`${folder}/${key}/brand.json`, 'utf8')));
    const origin = new URL(process.env['BASE_URL'] ?? 'http://localhost:3000');
    origin.hostname = file.domains[0]!;
    const { name, language, settings } = file;
    return { key, name, language, origin: origin.origin, gated: settings.security === 'enabled' };
  });

/** An English brand without a gate, for tests where the brand makes no difference. */
export const brand = brands.find(({ gated, language }) => !gated && language === 'en')!;

/** A VIN with real build data and a made-up serial number: a 2014 Ford Escape SE. */
export const VIN = '1FMCU0GX7EUA00108';
export const VEHICLE = /2014 Ford Escape/;

/** A sample vehicle, a 2018 Tesla Model 3 whose model ratings are loaded (`tools/setup/src/journey-data.mjs`). */
export const RATED_VIN = '5YJ3E1EA8JF000000';

/** A sample vehicle with an eventful history (docs/reference/sample-vehicles.md). */
export const SAMPLE_VIN = '4T1BF1FK0CU000000';

/** Texts of the members area that the tests look for. */
export const WORDS = {
  en: {
    email: 'Email',
    password: 'Password',
    loginTitle: 'Sign in',
    logIn: 'Sign in',
    create: 'Create account',
    open: 'Continue',
    account: /^Account: /,
    logOut: 'Sign out',
    choose: 'Select vehicle',
    isThisTheCar: 'Is this the right car?',
    chooseParts: 'Yes – choose equipment',
    tourFirst: 'Pick the trim',
    tourNext: /^Next/,
    tourClose: 'Close tour',
    see: 'View sticker',
    make: 'Create sticker',
    makeFree: 'Create sticker – free',
    again: 'Edit or recreate – free',
    laterVersion: /Version [2-9]/,
    made: /Your sticker is ready|You already have this sticker/,
    verify: /^Verify/,
    openPdf: /^Open PDF/,
    genuine: /genuine/i,
    stickers: 'Your window stickers',
    checkCar: 'Check this car',
    meter: 'What’s in the report',
    makeReport: /^Create report|^View report/,
    share: 'Share',
    more: 'More',
    verification: 'Verify',
    reportGenuine: 'This report is genuine',
    creditBack: 'Credit refunded: no record found',
    loggedOut: 'You’ve signed out.',
  },
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    loginTitle: 'Inicia sesión',
    logIn: 'Iniciar sesión',
    create: 'Crear cuenta',
    open: 'Continuar',
    account: /^Cuenta: /,
    logOut: 'Cerrar sesión',
    choose: 'Elegir vehículo',
    isThisTheCar: '¿Es este el auto correcto?',
    chooseParts: 'Sí – elegir equipamiento',
    tourFirst: 'Elige la versión',
    tourNext: /^Siguiente/,
    tourClose: 'Cerrar guía',
    see: 'Ver etiqueta',
    make: 'Crear etiqueta',
    makeFree: 'Crear etiqueta – gratis',
    again: 'Editar etiqueta – gratis',
    laterVersion: /Versión [2-9]/,
    made: /Tu etiqueta está lista|Ya tienes esta etiqueta/,
    verify: /^Verificar/,
    openPdf: /^Abrir PDF/,
    genuine: /auténtica/i,
    stickers: 'Tus etiquetas de ventanilla',
    checkCar: 'Consultar este auto',
    meter: 'Qué incluye el reporte',
    makeReport: /^Crear reporte|^Ver reporte/,
    share: 'Compartir',
    more: 'Más',
    verification: 'Verificar',
    reportGenuine: 'Este reporte es auténtico',
    creditBack: 'Crédito reembolsado: sin registros',
    loggedOut: 'Cerraste sesión.',
  },
} as const;
