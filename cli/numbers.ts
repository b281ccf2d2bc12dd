import { InvalidArgumentError } from 'commander'

export function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new InvalidArgumentError('Give a whole number of 1 or more.')
  return number
}
