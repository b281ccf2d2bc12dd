/** Runs the staff commands it receives, for larkway-session.ts. */
import * as z from 'zod/mini'
import { runCommand } from '../../cli/run-command.ts'

const wordsSchema = z.array(z.string())

/** Collects everything written to a stream. The returned function restores the stream and returns the text. */
function capture(stream: NodeJS.WriteStream): () => string {
  const write = stream.write
  let text = ''
  stream.write = (chunk: string | Uint8Array) => {
    text += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
    return true
  }
  return () => {
    stream.write = write
    return text
  }
}

process.on('message', async (message) => {
  const [out, err] = [capture(process.stdout), capture(process.stderr)]
  process.exitCode = undefined
  const code = await runCommand(wordsSchema.parse(message))
  process.exitCode = undefined
  process.send?.({ code, out: out(), err: err() })
})
