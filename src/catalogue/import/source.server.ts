import { createReadStream } from 'node:fs'

/** A file that cannot be read as a whole, with the place where that shows and how to mend it. */
export class UnreadableFile extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

export type Progress = (bytesRead: number) => void

/** The file's text, piece by piece, without a byte order mark and with line feeds alone between lines. */
export async function* readText(file: string, progress: Progress): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  let bytes = 0
  let heldBack = ''
  for await (const chunk of createReadStream(file)) {
    bytes += chunk.byteLength
    const text = heldBack + decode(decoder, line, chunk)
    // Half of a CR LF may be in the next piece.
    heldBack = text.endsWith('\r') ? '\r' : ''
    const piece = unixLines(heldBack ? text.slice(0, -1) : text)
    line += piece.split('\n').length - 1
    yield piece
    progress(bytes)
  }
  yield unixLines(heldBack + decode(decoder, line))
}

const unixLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n')

function decode(decoder: TextDecoder, line: number, chunk?: Uint8Array): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    const [before = ''] = new TextDecoder().decode(chunk).split('\uFFFD', 1)
    throw new UnreadableFile(
      line + before.split('\n').length - 1,
      "this line is not UTF-8; save the file as 'CSV UTF-8' (Excel), or with the character set Unicode (UTF-8)",
    )
  }
}
