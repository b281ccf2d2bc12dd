/** Preloaded into the site: makes compression fail, so that no response can be rendered. */
import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

zlib.brotliCompress = Object.assign(
  () => {
    throw new Error('broken on purpose, at Object.')
  },
  { __promisify__: zlib.brotliCompress.__promisify__ },
)
syncBuiltinESMExports()
