import { isSetupProblem } from './setup-problem.ts'

/** An error that an operator can fix is printed without a stack trace, and ends the process. */
export async function startOrExplain(start: () => Promise<void>, exitCode = 1): Promise<void> {
  try {
    await start()
  } catch (error) {
    if (!isSetupProblem(error)) throw error
    const { message, fix } = error
    console.error(`larkway: ${message}${message.includes('\n') ? '\n' : ' '}${fix}`)
    process.exit(exitCode)
  }
}
