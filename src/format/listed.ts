/** 'A', 'A and B', 'A, B and C' */
export function listed(names: readonly string[]): string {
  const [last = '', ...others] = [...names].reverse()
  return others.length === 0 ? last : `${others.reverse().join(', ')} and ${last}`
}
