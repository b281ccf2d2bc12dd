import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { findColumn } from '../vehicle-csv.ts'
import { type ImportRow, UnreadableFile } from './import-row.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'

/** Parsers by file extension. */
const formats: Record<string, (text: string) => ImportRow[]> = {
  '.csv': (text) => readCsv(text, findColumn),
  '.tsv': (text) => readCsv(text, findColumn),
  '.txt': (text) => readCsv(text, findColumn),
  '.json': readJson,
}

/** Reads the vehicles in a file. @throws UnreadableFile */
export async function readVehicles(file: string): Promise<ImportRow[]> {
  const read = formats[extname(file).toLowerCase()]
  if (!read) throw new UnreadableFile(1, 'the file name must end in .csv or .json')
  return read(decode(await readFile(file)))
}

/** Decodes UTF-8, drops the byte order mark and normalizes line breaks to \n. */
function decode(bytes: Uint8Array): string {
  try {
    return unixLines(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const [before = ''] = unixLines(new TextDecoder().decode(bytes)).split('\uFFFD', 1)
    throw new UnreadableFile(
      before.split('\n').length,
      "this line is not UTF-8; save the file as 'CSV UTF-8' (Excel), or with the character set Unicode (UTF-8)",
    )
  }
}

const unixLines = (text: string): string => text.replaceAll(/\r\n?/g, '\n')
