import { connect } from 'node:net'

/** Sends text that no HTTP client would send. @returns everything received until the connection closes */
export function rawRequest({ url }: { url: string }, text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text, 'latin1'))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    // A server may close the connection on a rejected request while more is being sent.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
}

/** Returns the status of a raw response; undefined if there was none. */
export const rawStatus = (answer: string): number | undefined => {
  const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]
  return status === undefined ? undefined : Number(status)
}
