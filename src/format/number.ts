export const percent = (value: number): string => `${value}%`

export const oneDecimal = (value: number): string => value.toFixed(1)

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
export const inWords = (count: number): string => words[count] ?? String(count)
