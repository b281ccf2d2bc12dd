import { towns } from './facts/towns.facts.ts'
import type { Town } from './schema/town.ts'

export const findTown = (slug: string): Town | undefined => towns.find((town) => town.slug === slug)
