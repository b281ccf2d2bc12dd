import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { decode } from './decode-text.ts'
import { ITEM, layoutOf, type Reading } from './feed-layout.ts'
import { type ImportRow, UnreadableFile } from './import-row.ts'
import { withMorePictures } from './merge-picture-rows.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readXml } from './read-xml.ts'

const MEGABYTE = 1024 * 1024
/** Files are read whole: 50,000 vehicles take 14 MB. */
export const MAX_FILE_BYTES = 50 * MEGABYTE

export type VehicleFile = { rows: ImportRow[]; label: string; ignored: readonly string[] }

type Reader = (text: string, reading: Reading) => VehicleFile

const table =
  (parse: typeof readCsv | typeof readXml): Reader =>
  (text, reading) => {
    const { rows, layout } = parse(
      text,
      (headers, line) => layoutOf(headers, line, reading),
      reading.map?.get(ITEM)?.[0],
    )
    return { rows: withMorePictures(rows), label: layout.label, ignored: layout.ignored }
  }

const formats: Readonly<Record<string, Reader>> = {
  '.csv': table(readCsv),
  '.tsv': table(readCsv),
  '.txt': table(readCsv),
  '.xml': table(readXml),
  '.json': readJson,
}

export const isVehicleFile = (name: string): boolean => Object.hasOwn(formats, extname(name).toLowerCase())

const endings = 'the file name must end in .csv, .tsv, .txt, .xml or .json'
const endingAdvice = (name: string): string =>
  /\.(?:xls[xmb]?|ods|numbers)$/i.test(name) ? `${endings}; this is a spreadsheet: open it and save it as CSV` : endings
const WEB_PAGE = /^\s*<(?:!doctype html|html)\b/i

export async function readVehicles(file: string, reading: Reading): Promise<VehicleFile> {
  if (!isVehicleFile(file)) throw new UnreadableFile(1, endingAdvice(file))
  const { size } = await stat(file)
  if (size > MAX_FILE_BYTES) {
    const [megabytes, limit] = [Math.ceil(size / MEGABYTE), MAX_FILE_BYTES / MEGABYTE]
    throw new UnreadableFile(1, `the file is ${megabytes} MB; the limit is ${limit} MB`)
  }
  return readVehicleText(file, decode(await readFile(file)), reading)
}

/** @param name its extension determines how the text is read @throws UnreadableFile */
export function readVehicleText(name: string, text: string, reading: Reading): VehicleFile {
  const reader = formats[extname(name).toLowerCase()]
  if (!reader) throw new UnreadableFile(1, endingAdvice(name))
  if (WEB_PAGE.test(text)) {
    throw new UnreadableFile(
      1,
      'this is a web page, not a list of vehicles, most likely a sign-in or an error page: open its address in a browser to see what it asks for',
    )
  }
  return reader(text, reading)
}
