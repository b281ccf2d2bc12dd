import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Decision 12 explains these files, which cannot share a module. */
const secondAddresses = [
  ['privacy-policy.tsx', 'privacy.tsx'],
  ['terms-of-service.tsx', 'terms.tsx'],
  ['towns.$slug.tsx', '{$slug}-golf-carts.tsx'],
  ['vehicle.$id.tsx', 'vehicles.$id.tsx'],
]

test('route files of a screen with two addresses differ only in the address', () => {
  const withoutAddress = (file: string) =>
    readFileSync(`src/routes/${file}`, 'utf8').replace(/createFileRoute\('[^']+'\)/, '')
  const alike = Map.groupBy(readdirSync('src/routes').sort(), withoutAddress)
  expect([...alike.values()].filter((files) => files.length > 1)).toEqual(secondAddresses)
})
