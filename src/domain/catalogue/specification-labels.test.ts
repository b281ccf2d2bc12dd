import { expect, test } from 'vitest'
import { labelFor } from './specification-labels.ts'

test.each([
  ['VIN', { streetLegal: 'Yes, once registered', vin: 'SAMPLE-1' }],
  ['Serial number', { streetLegal: false, vin: '5BZ00000000000102' }],
  ['Serial number', { streetLegal: 'No', vin: 'SAMPLE-1' }],
  ['VIN', { vin: '5BZ00000000000102' }],
  ['Serial number', { vin: 'SAMPLE-1' }],
  ['VIN', {}],
])('labels the number as ‘%s’ for a cart with %o', (label, specifications) => {
  expect(labelFor('vin', { specifications })).toBe(label)
})
