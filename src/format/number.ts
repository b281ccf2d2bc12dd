/** '15%' */
export const percent = (value: number): string => `${value}%`

/** '6.8', '4.0' */
export const oneDecimal = (value: number): string => value.toFixed(1)

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
/** Numbers up to ten as words, others as figures. */
export const inWords = (count: number): string => words[count] ?? String(count)
