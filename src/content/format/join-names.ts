/** 'A', 'A and B', 'A, B and C', or with 'or' */
export function listed(names: readonly string[], join: 'and' | 'or' = 'and'): string {
  const [last = '', ...others] = [...names].reverse()
  return others.length === 0 ? last : `${others.reverse().join(', ')} ${join} ${last}`
}
