import type { checkedRoadLaws } from '../../content/dealer/facts/road-use.facts.ts'
import { whereToDrivePage as copy } from '../../content/words/where-to-drive.words.ts'

type RoadLaw = (typeof checkedRoadLaws)[number]
type Kind = (typeof copy.carts)[number]['kind']
type Answer = RoadLaw['roads'][number][Kind]

export type RoadSign = {
  /** What the sign shows: a speed limit, or two lines of text. */
  readonly sign: number | readonly [string, string]
  readonly name: string
  readonly answers: Readonly<Record<Kind, Answer>>
}

const { privateProperty } = copy

/** Private property, then public roads by their posted limit. */
export const roadSigns = ({ roads }: Pick<RoadLaw, 'roads'>): readonly RoadSign[] => [
  {
    sign: privateProperty.sign,
    name: privateProperty.name,
    answers: { golfCart: privateProperty.answer, lowSpeedVehicle: privateProperty.answer },
  },
  ...roads.map(({ upToMph, ...answers }, at) => {
    const slower = roads[at - 1]
    return {
      sign: upToMph,
      name: slower ? copy.fasterRoads(slower.upToMph, upToMph) : copy.slowRoads(upToMph),
      answers,
    }
  }),
]
