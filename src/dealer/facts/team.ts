import { dealerFile } from '../files.ts'

export const { team } = dealerFile('team.yaml')
