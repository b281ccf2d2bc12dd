import { townFile } from '../reading/read-towns.ts'
import type { RoadRule } from '../schema/town.ts'
import { checkedRoadLaws } from './road-use.facts.ts'

/** Rules that the dealer has read in a municipality's own code. For every other town, visitors are sent to its clerk. */
export const townRoadRules: Readonly<Record<string, RoadRule>> = townFile().roadRules

/** Whether there is any rule, without which a list of towns would only repeat 'Not checked yet'. */
export const hasRoadRules = checkedRoadLaws.length > 0 || Object.keys(townRoadRules).length > 0
