import { pathToFileURL } from 'node:url';
import { at, SERVER_CLI } from '@vinlore/setup';

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'the VIN decoder, against its peer (measured by libs/vehicle/vpic/bench)',
  run: async (tell, options) => {
    /** @type {{ run: (options: { cli: string, indexFile?: string }) => AsyncIterable<import('../figures.mjs').Figure> }} */
    const { run } = await import(pathToFileURL(at('libs/vehicle/vpic/bench/vin.mjs')).href);
    for await (const figure of run({ cli: SERVER_CLI, indexFile: options.index })) tell(figure);
  },
};
