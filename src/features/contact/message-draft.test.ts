import { expect, test } from 'vitest'
import { emptyForm } from '../../domain/leads/intake/submission-fields.ts'
import { resumed } from './message-draft.ts'

const sales = { ...emptyForm, interest: 'sales', message: 'I am interested in the Rover. ' } as const
const service = { ...emptyForm, interest: 'service', message: 'My cart needs service.\nDay: ' } as const
const ada = { firstName: 'Ada', email: 'ada@example.org' }

test('with the same starting text, the form keeps everything as typed', () => {
  const input = { ...sales, ...ada, interest: 'parts', message: 'Something else.' } as const
  expect(resumed(sales, { start: sales, input })).toEqual(input)
})

test('with a new starting text, the form keeps the sender and replaces a message that was not edited', () => {
  expect(resumed(service, { start: sales, input: { ...sales, ...ada } })).toEqual({ ...service, ...ada })
})

test('text typed after the starting text moves below each new starting text', () => {
  const input = { ...sales, message: `${sales.message}Is it blue?` }
  const next = resumed(service, { start: sales, input })
  expect(next.message).toBe('My cart needs service.\nDay:\n\nIs it blue?')
  expect(resumed(sales, { start: service, input: next }).message).toContain('Is it blue?')
  expect(resumed(emptyForm, { start: sales, input }).message).toBe('Is it blue?')
})
