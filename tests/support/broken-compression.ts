/** Loaded before the site: no page can be finished. */
import { syncBuiltinESMExports } from 'node:module'
import zlib from 'node:zlib'

zlib.brotliCompress = Object.assign(
  () => {
    throw new Error('broken on purpose, at Object.')
  },
  { __promisify__: zlib.brotliCompress.__promisify__ },
)
syncBuiltinESMExports()
