import { staffPath } from '../../../domain/staff/staff-paths.ts'

/** The path if it is /staff or below it, otherwise /staff. */
export function ownPath(path: string | null): string {
  return path && /^\/staff(\/[\w-]+)*(\?[\w=&%.+-]*)?$/.test(path) ? path : staffPath
}
