/**
 * Types for importing single icons: in tests and on the server, the package's main entry would load all six thousand.
 */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react';
  const icon: Icon;
  export default icon;
}
