import type { z } from 'zod'

/** The problem, in words for somebody who edits a spreadsheet. */
export function problemOf(issue: z.core.$ZodIssue): { column: string; reason: string } {
  const [first = '', second] = issue.path
  const column = String(first === 'specifications' && second !== undefined ? second : first)
  return { column, reason: reason(issue) }
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

function reason(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' ? 'is empty' : `must be more than ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'string') return `is longer than ${issue.maximum} characters`
      return issue.origin === 'array' ? `has more than ${issue.maximum} entries` : `is more than ${issue.maximum}`
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? 'is missing'
        : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'unrecognized_keys':
      return `unknown: ${issue.keys.join(', ')}`
    case 'invalid_format':
      return issue.format === 'url' ? 'is not an http or https address' : issue.message
    default:
      return issue.message
  }
}
