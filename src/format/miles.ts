export function milesText(miles: number): string {
  const whole = Math.max(1, Math.round(miles))
  return `${whole} ${whole === 1 ? 'mile' : 'miles'}`
}
