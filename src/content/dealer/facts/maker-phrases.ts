import { listed } from '../../format/listed.ts'
import { makers } from './makers.ts'

export const mainMakers = listed(makers.flatMap(({ name, isOther }) => (isOther ? [] : [name])))

export const hasOtherMakers = makers.some(({ isOther }) => isOther)
