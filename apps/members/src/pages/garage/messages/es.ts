import type { en } from './en.ts';

/** Los textos del garaje que vienen de varias partes. */
export const es: { readonly [Key in keyof typeof en]: string } = {
  'garage.vehiclePage': 'Detalles del auto',
  'garage.makeReport': 'Obtener un reporte',
  'garage.makeSticker': 'Hacer una etiqueta',
  'garage.fuelTitle': 'Combustible, según EPA',
  'garage.fuelYear': '{cost} al año con 15,000 millas',
  'garage.noRecalls': 'Este VIN no dice año, marca y modelo, así que no podemos buscar recalls.',
};
