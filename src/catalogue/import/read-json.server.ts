import { Tokenizer, TokenParser, TokenType } from '@streamparser/json'
import { z } from 'zod'
import { newVehicle, vehicleId } from '../vehicle-schema.ts'
import type { Given, ImportRow } from './columns.ts'
import { reasonOf } from './reasons.ts'
import { type Progress, readText, UnreadableFile } from './source.server.ts'

/** null takes away what may be missing. */
const entry = newVehicle
  .partial()
  .extend({
    id: vehicleId.optional(),
    aliases: z.array(vehicleId).optional(),
    price: newVehicle.shape.price.nullable(),
    externalUrl: newVehicle.shape.externalUrl.nullable(),
  })
  .strict()

/** The vehicles of a JSON file: one array of objects, as the API and `inventory export` write it. */
export async function* readJson(file: string, progress: Progress): AsyncGenerator<ImportRow> {
  const found: ImportRow[] = []
  let line = 1
  let depth = 0
  let startsAt = 1
  const parser = new TokenParser({ paths: ['$.*'], keepStack: false })
  parser.onValue = ({ value }) => {
    found.push(readEntry(value, startsAt))
  }
  const tokenizer = new Tokenizer()
  let piece = ''
  let pieceStart = 0
  let counted = 0
  tokenizer.onToken = (token) => {
    // Pieces go in as text of one byte a character, so that offsets count characters.
    const at = Math.max(counted, Math.min(piece.length, token.offset - pieceStart))
    line += breaksIn(piece.slice(counted, at))
    counted = at
    if (depth === 0 && token.token !== TokenType.LEFT_BRACKET) {
      throw new UnreadableFile(line, 'the file is not a list; it has to be an array of vehicles: [{...}, {...}]')
    }
    if (depth === 1) startsAt = line
    if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) depth += 1
    if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET) depth -= 1
    parser.write(token)
  }
  const guarded = (work: () => void) => {
    try {
      work()
    } catch (error) {
      if (error instanceof UnreadableFile) throw error
      throw new UnreadableFile(line, 'this is not valid JSON from here on')
    }
  }
  let offset = 0
  for await (const text of readText(file, progress)) {
    piece = escaped(text)
    pieceStart = offset
    counted = 0
    guarded(() => tokenizer.write(piece))
    line += breaksIn(piece.slice(counted))
    offset += piece.length
    yield* found.splice(0)
  }
  guarded(() => {
    if (!parser.isEnded) throw new Error('cut off')
  })
}

const breaksIn = (text: string): number => text.split('\n').length - 1

/** Characters beyond ASCII as JSON escapes: outside of strings JSON has none. */
const escaped = (text: string): string =>
  text.replaceAll(/[^\0-\x7f]/g, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`)
      .join(''),
  )

function readEntry(value: unknown, line: number): ImportRow {
  const result = entry.safeParse(value)
  if (!result.success) {
    const problems = result.error.issues.map((issue) => ({ line, ...reasonOf(issue) }))
    return { line, given: {}, problems }
  }
  const { price, externalUrl, specifications, ...rest } = result.data
  const given: Given = { ...rest }
  if (price !== undefined) given.price = price ?? undefined
  if (externalUrl !== undefined) given.externalUrl = externalUrl ?? undefined
  if (specifications) Object.assign(given, { specifications, allSpecifications: true })
  return { line, given, problems: [] }
}
