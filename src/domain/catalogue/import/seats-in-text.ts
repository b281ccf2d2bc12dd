const words: Readonly<Record<string, number>> = { two: 2, four: 4, six: 6, eight: 8 }

/** `4 Passenger`, `Six seater`, `6P`, `4PR` (facing the rear), `2+2`. */
const seats =
  /(?<![+\d])\b(?:([2-8]|two|four|six|eight)[\s-]*(?:passengers?|pass|seats?|seaters?|p[rf]?)|([2-6])\s?\+\s?([2-4]))(?![a-z\d+])/i

export function seatsIn(text: string): number | undefined {
  const [, count, front, back] = seats.exec(text) ?? []
  if (front && back) return Number(front) + Number(back)
  return count === undefined ? undefined : (words[count.toLowerCase()] ?? Number(count))
}

export const withoutSeats = (text: string): string =>
  text
    .replace(seats, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,|/-]+|[\s,|/-]+$/g, '')
