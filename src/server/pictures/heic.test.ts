import { expect, test } from 'vitest'
import { heicPhoto, heicThatClaims } from '../../../tests/support/photos.ts'
import { sharpInput } from './heic.server.ts'

test('leaves a picture that is not a HEIC unchanged', async () => {
  const picture = Buffer.from('\xff\xd8\xff\xe0', 'latin1')
  expect(await sharpInput(picture)).toBe(picture)
})

test.each<[string, () => Promise<Buffer>]>([
  ['claims more pixels than may be decoded', () => heicThatClaims(30_000, 30_000)],
  [
    'has other data where its picture should be',
    async () => {
      const heic = await heicPhoto()
      return heic.fill(0x5a, heic.indexOf('mdat') + 4)
    },
  ],
  ['ends early', async () => (await heicPhoto()).subarray(0, 2500)],
])('rejects a HEIC that %s, and keeps running', async (_what, make) => {
  await expect(sharpInput(await make())).rejects.toThrow(Error)
})
