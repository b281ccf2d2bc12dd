const overwrite = (from: number, to: number) => (bytes: Buffer) => Buffer.from(bytes).fill('x', from, to)

/** Ways to damage a SQLite database file. */
export const damages: [what: string, damage: (bytes: Buffer) => Buffer][] = [
  ['has been replaced by a text file', () => Buffer.from('Dear dealer, this was a text file.\n'.repeat(300))],
  ['has a broken first page', overwrite(0, 100)],
  ['has pages overwritten in the middle', overwrite(4096, 20_000)],
  ['is cut off', (bytes) => Buffer.from(bytes.subarray(0, 9000))],
]
