/** Development only: what hot reload needs first, then the site's own loader. */
import '@vitejs/plugin-react/preamble';
import '../src/islands/loader.ts';
