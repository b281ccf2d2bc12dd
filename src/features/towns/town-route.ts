import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { loadTownNote } from '../../area/town-notes.functions.ts'
import { findTown, townAliases } from '../../content/towns.ts'
import { loadPopularVehicles } from './towns.functions.ts'

const aliases: ReadonlyMap<string, string> = new Map(Object.entries(townAliases))

/** What a town's page shows, under its slug or another name of it. @throws notFound() for an unknown one */
export async function townOrNotFound(client: QueryClient, slug: string) {
  const town = findTown(aliases.get(slug) ?? slug)
  if (!town) throw notFound()
  const [note, vehicles] = await Promise.all([loadTownNote(town.slug), loadPopularVehicles(client, town.slug)])
  return { town, note, vehicles }
}
