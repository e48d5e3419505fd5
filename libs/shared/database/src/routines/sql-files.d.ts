/** The text of a routine, as Vite brings it along. */
declare module '*.sql?raw' {
  const text: string;
  export default text;
}
