/** For `node --import`: moves the clock of a process by the milliseconds in the file at LARKWAY_TEST_CLOCK. */
import { readFileSync } from 'node:fs'

const RealDate = Date
let offset = 0
let readAt = Number.NEGATIVE_INFINITY

function now() {
  if (performance.now() - readAt > 100) {
    offset = Number(readFileSync(process.env.LARKWAY_TEST_CLOCK, 'utf8'))
    readAt = performance.now()
  }
  return RealDate.now() + offset
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args) => (args.length === 0 ? new target(now()) : new target(...args)),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
