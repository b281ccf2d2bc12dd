import { createInterface } from 'node:readline/promises'
import type { z } from 'zod'
import { type Failure, usageError } from '../command/failure.ts'
import { answerSchema, questions } from './new-dealer-questions.ts'

type Name = keyof typeof answerSchema.shape
type PartialAnswers = Partial<Record<Name, string>>
export type DealerAnswers = z.output<typeof answerSchema>

const names = answerSchema.keyof().options

/** Takes the answers from the options, and asks the person at the terminal for those that are missing. @throws Failure with all wrong answers, or else with all missing ones if nobody can be asked */
export async function answersFor(answers: PartialAnswers, { ask }: { ask: boolean }): Promise<DealerAnswers> {
  const wrong = names.flatMap((name) => (answers[name] === undefined ? [] : problemsOf(name, answers[name])))
  if (wrong.length > 0) throw failed(wrong)
  const missing = names.filter((name) => answers[name] === undefined)
  if (missing.length > 0 && !(ask && process.stdin.isTTY)) {
    throw failed(missing.map((name) => `${questions[name].option} is missing: ${questions[name].ask}.`))
  }
  return answerSchema.parse({ ...answers, ...(missing.length > 0 && (await promptFor(missing))) })
}

async function promptFor(missing: readonly Name[]): Promise<PartialAnswers> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answers: PartialAnswers = {}
  try {
    for (const name of missing) {
      for (let problems: readonly string[] = ['']; problems.length > 0; ) {
        const answer = await terminal.question(`${questions[name].ask}: `)
        problems = problemsOf(name, answer)
        answers[name] = answer
        for (const problem of problems) process.stderr.write(`  ${problem}\n`)
      }
    }
  } finally {
    terminal.close()
  }
  return answers
}

function problemsOf(name: Name, answer: string): readonly string[] {
  const parsed = answerSchema.shape[name].safeParse(answer)
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => `${name}: ${message}`)
}

const failed = (lines: readonly string[]): Failure =>
  usageError(
    lines.join('\n'),
    'Correct or add these options, or run the command in a terminal without --yes to be asked for them.',
  )
