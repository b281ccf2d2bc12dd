/** Preloaded into the site: makes Brotli compression fail, so that no page can be rendered for the cache. */
import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

zlib.brotliCompress = Object.assign(
  () => {
    throw new Error('broken on purpose, at Object.')
  },
  { __promisify__: zlib.brotliCompress.__promisify__ },
)
syncBuiltinESMExports()
