/** See vite.config.ts: a file of the package that its own list of exports leaves out. */
declare module 'meshoptimizer/meshopt_decoder_reference.js' {
  export { MeshoptDecoder } from 'meshoptimizer/decoder'
}
