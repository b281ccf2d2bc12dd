/** Declared here, since the package's exports leave this file out: see vite.config.ts. */
declare module 'meshoptimizer/meshopt_decoder_reference.js' {
  export { MeshoptDecoder } from 'meshoptimizer/decoder'
}
