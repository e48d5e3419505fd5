import type { en } from './en.ts';

/** Los textos del garaje que vienen de varias partes. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'garage.vehiclePage': 'Detalles del auto',
  'garage.makeReport': 'Obtener un reporte',
  'garage.makeSticker': 'Hacer una etiqueta',
  'garage.fuelTitle': 'Combustible, según la EPA',
  'garage.fuelYear': '{cost} al año por 15,000 millas',
  'garage.noRecalls': 'Sin año, marca y modelo no podemos buscar los recalls de este auto.',
};
