import { preparePicture } from '../../../server/pictures/picture-process.server.ts'
import type { Sender } from '../../../server/pictures/picture-turns.ts'
import type { PreparedPicture } from '../pictures/lead-pictures.server.ts'
import { MAX_ATTACHED_BYTES, MAX_PICTURES_BYTES, MOST_PICTURES } from '../pictures/message-picture-limits.ts'
import type { MissingPicture, MissingReason } from '../pictures/missing-message-pictures.ts'

/** The time for all pictures of a message, shorter than browsers and proxies wait. */
const DEADLINE_MS = 25_000

export type PreparedPictures = {
  prepared: PreparedPicture[]
  /** Pictures that are left out; the message is stored anyway. */
  missing: MissingPicture[]
}

type SenderBudget = {
  client: string
  /** Charges decoding time to the client. @returns whether there was any left */
  spend: (ms: number) => Promise<boolean>
  /** Whether this many bytes may be stored. */
  store: (bytes: number) => Promise<boolean>
}

/** Prepares pictures, and leaves out any that can't be used or aren't ready in time. */
export async function preparePictures(files: readonly File[], counted: SenderBudget): Promise<PreparedPictures> {
  const prepared: PreparedPicture[] = []
  const missing: MissingPicture[] = []
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const sender: Sender = { client: counted.client, isStaff: false }
  let total = 0
  let why: MissingReason | undefined
  for (const [index, file] of files.entries()) {
    total += file.size
    const result = why ?? tooMuch(index, file, total) ?? (await preparedOr(file, sender, signal, counted))
    if (typeof result !== 'string') prepared.push(result)
    else missing.push({ place: index + 1, why: result })
    // Once a limit is reached, it applies to the remaining pictures, too.
    if (result === 'enough' || result === 'busy') why = result
  }
  return { prepared, missing }
}

function tooMuch(index: number, { size }: File, total: number): MissingReason | undefined {
  if (index >= MOST_PICTURES) return 'many'
  if (size > MAX_ATTACHED_BYTES) return 'large'
  return total > MAX_PICTURES_BYTES ? 'total' : undefined
}

async function preparedOr(
  file: File,
  sender: Sender,
  signal: AbortSignal,
  { spend, store }: SenderBudget,
): Promise<PreparedPicture | MissingReason> {
  const picture = new Uint8Array(await file.arrayBuffer())
  const result = await preparePicture({ use: 'message', picture }, sender, signal).catch((error: unknown) => {
    if (error === signal.reason) return undefined
    throw error
  })
  if (!result) return 'busy'
  const { answer, ms } = result
  const mayGoOn = await spend(ms)
  if ('problem' in answer) return answer.problem === 'too many pixels' ? 'pixels' : 'unreadable'
  if (!mayGoOn || !(await store(answer.data.byteLength))) return 'enough'
  return { content: answer.data, width: answer.width, height: answer.height }
}
