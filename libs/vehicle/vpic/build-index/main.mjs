/** `nx build-index vehicle-vpic`: builds dist/vpic/vpic.index (and its brotli twin) from vPIC's data. */
import { ensureIndex } from './ensure.mjs';

const { path, bytes, compressed, seconds } = await ensureIndex({ force: true });
console.log(`${path}: ${bytes} bytes, ${compressed} with brotli, ${seconds.toFixed(1)} s`);
