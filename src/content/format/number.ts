export const percent = (value: number): string => `${value}%`

/** 6625 is '6.625%'. */
export const percentOfThousandths = (thousandths: number): string => percent(thousandths / 1000)

export const oneDecimal = (value: number): string => value.toFixed(1)

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
export const inWords = (count: number): string => words[count] ?? String(count)

/** '1 message', '2 messages' */
export const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`
