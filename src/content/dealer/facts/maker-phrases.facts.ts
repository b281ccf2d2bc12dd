import { listed } from '../../format/join-names.ts'
import { makers } from './makers.facts.ts'

export const mainMakers = listed(makers.flatMap(({ name, isOther }) => (isOther ? [] : [name])))

export const hasOtherMakers = makers.some(({ isOther }) => isOther)
