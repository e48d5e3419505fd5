import type { en } from './en.ts';

/** Los textos del garaje que vienen de varias partes. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'garage.vehiclePage': 'Ver datos del vehículo',
  'garage.makeReport': 'Crear reporte',
  'garage.makeSticker': 'Crear etiqueta',
  'garage.fuelTitle': 'Costo de combustible (estimado de la EPA)',
  'garage.fuelYear': '{cost} al año por 15,000 millas',
  'garage.noRecalls': 'Para buscar los retiros necesitamos el año, la marca y el modelo de este auto.',
};
