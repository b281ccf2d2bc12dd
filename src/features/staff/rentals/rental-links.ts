import { rentalsPath } from '../../../domain/staff/staff-paths.ts'

/** Leaves out empty values. */
export function rentalsHref(query: Readonly<Record<string, string>>, anchor = '#hold'): string {
  const given = Object.entries(query).filter(([, value]) => value !== '')
  return `${rentalsPath}?${new URLSearchParams(given)}${anchor}`
}

export const holdPath = (id: string, action: string): string => `${rentalsPath}/holds/${id}/${action}`
