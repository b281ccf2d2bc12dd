import { count } from './number.ts'

export const milesText = (miles: number): string => count(Math.max(1, Math.round(miles)), 'mile')
