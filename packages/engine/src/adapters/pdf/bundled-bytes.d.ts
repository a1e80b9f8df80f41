/** The bundler's (Vite): a file's bytes as a data address. */
declare module '*?url&inline' {
  const address: string;
  export default address;
}
