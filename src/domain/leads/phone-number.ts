/** With +1 for a number of the United States or Canada; undefined for fewer than seven digits. */
export function dialable(phone: string): string | undefined {
  const [number = ''] = phone.split(/\s*(?:x|ext)/i, 1)
  const digits = number.replaceAll(/\D/g, '')
  if (number.trim().startsWith('+') && digits.length >= 8) return `+${digits}`
  if (/^1?[2-9]\d{9}$/.test(digits)) return `+1${digits.slice(-10)}`
  return digits.length >= 7 ? digits : undefined
}
