/**
 * Requests that two HTTP/1.1 parsers may end at different places, so that one of them reads the rest as another
 * request.
 */
export type SmugglingAttempt = { what: string; text: (path: string) => string }

const hidden = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Rest: `
const complete = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`
/** A request whose body is the rest of the chunked body around it. */
const beforeEnd = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 7\r\n\r\n`
const chunked = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
const post = (headers: readonly string[], body: string, line = 'POST /api/contact HTTP/1.1') =>
  [line, 'Host: x', 'Content-Type: application/json', ...headers, '', body].join('\r\n')

/** Spellings of Transfer-Encoding that one parser may accept and another ignore. */
const encodings: readonly (readonly string[])[] = [
  ['Transfer-Encoding: chunked'],
  ['Transfer-Encoding: xchunked'],
  ['Transfer-Encoding : chunked'],
  ['Transfer-Encoding:chunked'],
  ['Transfer-Encoding:\tchunked'],
  ['Transfer-Encoding: \x0bchunked'],
  ['Transfer-Encoding: chunked\x00'],
  ['Transfer-Encoding\x00: chunked'],
  ['Transfer-Encoding: "chunked"'],
  ['Transfer-Encoding: chunked, identity'],
  ['Transfer-Encoding: identity, chunked'],
  ['Transfer-Encoding: ,chunked'],
  ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'],
  ['Transfer-Encoding: identity', 'Transfer-Encoding: chunked'],
  ['Transfer-Encoding:', ' chunked'],
  ['X-Folded: y', ' Transfer-Encoding: chunked'],
  [' Transfer-Encoding: chunked'],
  ['X-Line: y\nTransfer-Encoding: chunked'],
  ['X-Line: y\rTransfer-Encoding: chunked'],
  ['Transfer_Encoding: chunked'],
  ['transfer-ENCODING: CHUNKED'],
  ['Connection: Transfer-Encoding', 'Transfer-Encoding: chunked'],
]

const lengths: readonly ((length: number) => readonly string[])[] = [
  (length) => [`Content-Length : ${length}`],
  (length) => ['Content-Length: 0', `Content-Length: ${length}`],
  (length) => [`Content-Length: ${length}`, 'Content-Length: 0'],
  (length) => [`Content-Length: 0, ${length}`],
  (length) => [`Content-Length: ${length}, ${length}`],
  (length) => [`Content-Length: +${length}`],
  (length) => [`Content-Length: 0x${length.toString(16)}`],
  (length) => [`Content-Length: 000${length}`],
  (length) => [`Content-Length: ${length}.0`],
  (length) => [`Content-Length: 0 ${length}`],
  (length) => ['Content-Length:', ` ${length}`],
  (length) => [`X-Line: y\nContent-Length: ${length}`],
  (length) => [`X-Line: y\rContent-Length: ${length}`],
  () => ['Content-Length: -1'],
  () => ['Content-Length: 18446744073709551616'],
  () => ['Content-Length:'],
  (length) => ['Connection: Content-Length', `Content-Length: ${length}`],
]

const badChunks: Record<string, (body: string) => string> = {
  'a size of 2^64 and a bit': (body) => `10000000000000000${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  'a size of hexadecimal spelling': (body) => `0x${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
  'a negative size': (body) => `-1\r\n${body}`,
  'an empty size': (body) => `\r\n${body}`,
  'a size that ends in a bare LF': (body) => `1\nx\n0\n\n${body}`,
  'a size that ends in a bare CR': (body) => `1\rx\r0\r\r${body}`,
  'an extension that ends in a bare LF': (body) => `1;a\nx\r\n0\r\n\r\n${body}`,
  'data without its CRLF': (body) => `1\r\nxyz0\r\n\r\n${body}`,
  'an end by bare LF': (body) => `1\r\nx\r\n0\n\n${body}`,
  'a trailer that names a length': (body) => `0\r\nContent-Length: ${body.length}\r\n\r\n`,
  'a trailer without end': (body) => `0\r\nX-Rest: ${body.slice(0, 4)}`,
}

const early: Record<string, (body: string) => string> = {
  'a type that is refused before the body is read': (body) =>
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  'a body that is announced longer than it is': (body) =>
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${body.length + 50}\r\n\r\n${body}`,
  'a page that takes no POST': (body) => post([`Content-Length: ${body.length}`], body, 'POST /about HTTP/1.1'),
  'a body over the limit': (body) => post(['Content-Length: 10000000'], body),
  'a method that nobody has': (body) => post([`Content-Length: ${body.length}`], body, 'BREW /about HTTP/1.1'),
  'DELETE with a body': (body) => post([`Content-Length: ${body.length}`], body, 'DELETE /about HTTP/1.1'),
  'GET with a body': (body) => post([`Content-Length: ${body.length}`], body, 'GET /about HTTP/1.1'),
  'GET with a chunked body': (body) => post(['Transfer-Encoding: chunked'], chunked(body), 'GET /about HTTP/1.1'),
  'HEAD with a body': (body) => post([`Content-Length: ${body.length}`], body, 'HEAD /about HTTP/1.1'),
  'OPTIONS with a body': (body) => post([`Content-Length: ${body.length}`], body, 'OPTIONS * HTTP/1.1'),
  'a picture with a body': (body) => post([`Content-Length: ${body.length}`], body, 'GET /pictures/none.webp HTTP/1.1'),
  'HTTP/1.0 and chunked': (body) => post(['Transfer-Encoding: chunked'], chunked(body), 'POST /about HTTP/1.0'),
  'HTTP/1.0, kept alive': (body) =>
    post(['Connection: keep-alive', `Content-Length: ${body.length}`], body, 'GET /about HTTP/1.0'),
  'HTTP/2.0 in words': (body) => post([`Content-Length: ${body.length}`], body, 'POST /about HTTP/2.0'),
  'two spaces in the request line': (body) => post([`Content-Length: ${body.length}`], body, 'POST  /about  HTTP/1.1'),
  'a line break in the request line': (body) => post([`Content-Length: ${body.length}`], body, 'POST /about\nHTTP/1.1'),
  'an absolute address': (body) => post([`Content-Length: ${body.length}`], body, 'GET http://x/about HTTP/1.1'),
  'an upgrade to HTTP/2': (body) =>
    post(
      [
        'Connection: Upgrade, HTTP2-Settings',
        'Upgrade: h2c',
        'HTTP2-Settings: AAMAAABk',
        `Content-Length: ${body.length}`,
      ],
      body,
    ),
  'an upgrade to WebSocket': (body) =>
    post(['Connection: Upgrade', 'Upgrade: websocket', `Content-Length: ${body.length}`], body, 'GET /about HTTP/1.1'),
  ...Object.fromEntries(
    ['100-continue', '100-Continue', 'y 100-continue', '100-continue, 100-continue', ' ', '200-ok'].flatMap(
      (expected) => [
        [
          `Expect: ${expected}, length`,
          (body: string) => post([`Expect: ${expected}`, `Content-Length: ${body.length}`], body),
        ],
        [
          `Expect: ${expected}, GET`,
          (body: string) =>
            post([`Expect: ${expected}`, `Content-Length: ${body.length}`], body, 'GET /about HTTP/1.1'),
        ],
        [
          `Expect: ${expected}, chunked`,
          (body: string) => post([`Expect: ${expected}`, 'Transfer-Encoding: chunked'], chunked(body)),
        ],
      ],
    ),
  ),
}

export const smugglingAttempts: readonly SmugglingAttempt[] = [
  ...encodings.flatMap((headers): SmugglingAttempt[] => [
    {
      what: `the length counts, hidden behind an end of chunks: ${JSON.stringify(headers)}`,
      text: (path) => {
        const body = `0\r\n\r\n${hidden(path)}`
        return post([`Content-Length: ${body.length}`, ...headers], body)
      },
    },
    {
      what: `chunks count, hidden behind the length: ${JSON.stringify(headers)}`,
      text: (path) => {
        const size = beforeEnd(path).length.toString(16)
        return post([...headers, `Content-Length: ${size.length + 2}`], chunked(beforeEnd(path)))
      },
    },
  ]),
  ...lengths.map(
    (headers): SmugglingAttempt => ({
      what: `a length: ${JSON.stringify(headers(7))}`,
      text: (path) => post(headers(hidden(path).length), hidden(path)),
    }),
  ),
  ...Object.entries(badChunks).map(
    ([what, body]): SmugglingAttempt => ({
      what: `chunks with ${what}`,
      text: (path) => post(['Transfer-Encoding: chunked'], body(complete(path))),
    }),
  ),
  ...Object.entries(early).map(([what, text]): SmugglingAttempt => ({ what, text: (path) => text(hidden(path)) })),
]
