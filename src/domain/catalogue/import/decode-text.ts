import { UnreadableFile } from './import-row.ts'

const NOT_WINDOWS_1252 = /[\u0081\u008D\u008F\u0090\u009D]/
/** A UTF-8 letter beyond ASCII, misread byte by byte. */
const UTF_8_LETTER = /[\u00C3-\u00F4][\u0080-\u00BF]/
const SAMPLE_BYTES = 4096

/** Decodes UTF-8, UTF-16, Windows-1252 (Excel's plain 'CSV') or the encoding that an XML file declares. @throws UnreadableFile */
export function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return unixLines(new TextDecoder(utf16).decode(bytes))
  try {
    return unixLines(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return unixLines(new TextDecoder(declaredEncoding(bytes) ?? windows1252(bytes)).decode(bytes))
  }
}

/** Some programs add a byte order mark to a file that already has one. */
const unixLines = (text: string): string => text.replace(/^\uFEFF+/, '').replaceAll(/\r\n?/g, '\n')

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const zerosAt = (parity: 0 | 1) => sample.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const [even, odd] = [zerosAt(0), zerosAt(1)]
  if (odd > sample.length / 4 && odd > even) return 'utf-16le'
  return even > sample.length / 4 ? 'utf-16be' : undefined
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 200))
  const encoding = /^<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(start)?.[1]
  if (!encoding || /^utf-?8$/i.test(encoding)) return undefined
  try {
    return new TextDecoder(encoding).encoding
  } catch {
    throw new UnreadableFile(1, `the encoding '${encoding}' is not known here; save the file as UTF-8`)
  }
}

/** @throws UnreadableFile for a file with mixed encodings, whose text would come out garbled */
function windows1252(bytes: Uint8Array): 'windows-1252' {
  const text = new TextDecoder('windows-1252').decode(bytes)
  // TextDecoder reads 0x80 to 0x9F as Windows does, so look for UTF-8 pairs in the bytes.
  const latin1 = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (!NOT_WINDOWS_1252.test(text) && !UTF_8_LETTER.test(latin1)) return 'windows-1252'
  const [before = ''] = unixLines(new TextDecoder().decode(bytes)).split('\uFFFD', 1)
  throw new UnreadableFile(
    before.split('\n').length,
    "this line is in another encoding than the rest of the file; save the file as 'CSV UTF-8' (Excel), or with the character set Unicode (UTF-8)",
  )
}
