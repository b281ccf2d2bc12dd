/** '15%' */
export const percent = (value: number): string => `${value}%`

/** '6.8', '4.0' */
export const oneDecimal = (value: number): string => value.toFixed(1)
