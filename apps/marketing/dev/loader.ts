/** Development only: the hot reload preamble, then the site's own loader. */
import '@vitejs/plugin-react/preamble';
import '../src/islands/loader.ts';
