import { expect, test } from 'vitest'
import { PictureTurns, type Sender } from './picture-turns.ts'

const visitor = (client: string): Sender => ({ client, isStaff: false })
const staff: Sender = { client: 'ines', isStaff: true }
const never = new AbortController().signal

test('clients take turns however many pictures one of them sends, and staff go first', async () => {
  const turns = new PictureTurns()
  const order: string[] = []
  const take = (name: string, sender: Sender) => turns.take(sender, never, async () => order.push(name))
  const all = [
    ...['a1', 'a2', 'a3'].map((name) => take(name, visitor('a'))),
    take('b1', visitor('b')),
    take('c1', visitor('c')),
    take('b2', visitor('b')),
    take('staff', staff),
  ]
  await Promise.all(all)
  expect(order).toEqual(['a1', 'staff', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('a picture that fails or is canceled while it waits does not hold up others', async () => {
  const turns = new PictureTurns()
  const over = new AbortController()
  const first = turns.take(visitor('a'), never, () => Promise.reject(new Error('damaged')))
  const givenUp = turns.take(visitor('a'), over.signal, async () => 'never begun')
  const last = turns.take(visitor('b'), never, async () => 'done')
  over.abort(new Error('too late'))
  await expect(first).rejects.toThrow('damaged')
  await expect(givenUp).rejects.toThrow('too late')
  expect(await last).toBe('done')
  expect(await turns.take(visitor('a'), never, async () => 'again')).toBe('again')
})
