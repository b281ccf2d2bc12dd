import { findShowroom } from '../../content/dealer/showroom-names.ts'

/** Where a vehicle came from, as stored with it: an import removes no vehicles of another source. */
export type VehicleSource = 'feed' | 'inbox' | `inbox/${string}` | 'command line'

/** Source of carts that staff added from a phone. No import removes them; an import that lists the same stock number takes them over. */
export const BY_HAND = 'by hand'

const INBOX = 'inbox/'

/** Parses a value of `--source`. */
export function readSource(name: string): VehicleSource | undefined {
  const word = name.trim().toLowerCase()
  if (word === 'feed' || word === 'inbox' || word === 'command line') return word
  const showroom = word.startsWith(INBOX) ? findShowroom(word.slice(INBOX.length)) : undefined
  return showroom && showroomSource(showroom.id)
}

/** The folder DATA_DIR/inbox/<showroom>. */
export const showroomSource = (id: string): `inbox/${string}` => `${INBOX}${id}`

export const showroomOf = (source: VehicleSource): string | undefined =>
  source.startsWith(INBOX) ? source.slice(INBOX.length) : undefined

/** Vehicles from before sources were stored belong to any source, but to a showroom's folder only if they are at that showroom. */
export function isBroughtBy(
  source: VehicleSource,
  vehicle: { source: string | null; showroom?: string | undefined },
): boolean {
  if (vehicle.source !== null) return vehicle.source === source
  const folder = showroomOf(source)
  return folder === undefined || folder === vehicle.showroom
}

/** A feed or a folder takes over what it lists. A list imported by hand takes over only carts without a known source. */
export const takesOver = (source: VehicleSource, from: string | null): boolean =>
  from !== source && (from === null || source !== 'command line')
