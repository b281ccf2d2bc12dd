import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { decode } from './decode.ts'
import { type ImportRow, UnreadableFile } from './import-row.ts'
import { layoutOf, type Reading } from './layout.ts'
import { readCsv } from './read-csv.ts'
import { readJson } from './read-json.ts'
import { readXml } from './read-xml.ts'

/** `label` names the format that was read, `ignored` the columns that were skipped. */
export type VehicleFile = { rows: ImportRow[]; label: string; ignored: readonly string[] }

type Read = (text: string, reading: Reading) => VehicleFile

const table =
  (read: typeof readCsv): Read =>
  (text, reading) => {
    const { rows, layout } = read(text, (headers, line) => layoutOf(headers, line, reading))
    return { rows, label: layout.label, ignored: layout.ignored }
  }

/** Parsers by file extension. */
const formats: Readonly<Record<string, Read>> = {
  '.csv': table(readCsv),
  '.tsv': table(readCsv),
  '.txt': table(readCsv),
  '.xml': table(readXml),
  '.json': readJson,
}

export const isVehicleFile = (name: string): boolean => Object.hasOwn(formats, extname(name).toLowerCase())

/** Reads the vehicles in a file. @throws UnreadableFile */
export async function readVehicles(file: string, reading: Reading): Promise<VehicleFile> {
  const read = formats[extname(file).toLowerCase()]
  if (!read) throw new UnreadableFile(1, 'the file name must end in .csv, .tsv, .txt, .xml or .json')
  return read(decode(await readFile(file)), reading)
}
