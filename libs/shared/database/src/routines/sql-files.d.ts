/** The text of a routine, imported by Vite. */
declare module '*.sql?raw' {
  const text: string;
  export default text;
}
