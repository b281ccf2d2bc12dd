import { Command } from 'commander'
import { dealerCheck } from './check.ts'
import { dealerDiff } from './diff.ts'
import { dealerNew } from './new.ts'
import { dealerSchema } from './schema.ts'

/** These commands must run while the folder is wrong, so they load what reads it only once they act. */
export const dealerGroup = (): Command =>
  new Command('dealer')
    .description("the dealer's folder: everything the site says about the dealer")
    .addCommand(dealerNew())
    .addCommand(dealerCheck())
    .addCommand(dealerDiff())
    .addCommand(dealerSchema())
