import { staffPath } from '../../../domain/staff/paths.ts'

/** Below /staff, and no other site. */
export function ownPath(path: string | null): string {
  return path && /^\/staff(\/[\w-]+)*(\?[\w=&%.+-]*)?$/.test(path) ? path : staffPath
}
