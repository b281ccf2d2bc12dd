import { Command } from 'commander'
import { dealerCheck } from './check.ts'
import { dealerDiff } from './diff.ts'
import { dealerNew } from './new.ts'
import { dealerSchema } from './schemas/schema.ts'

/** These commands must also run when the folder has mistakes, so they import modules that read it only when they need them. */
export const dealerGroup = (): Command =>
  new Command('dealer')
    .description("the dealer's folder: everything the site says about the dealer")
    .addCommand(dealerNew())
    .addCommand(dealerCheck())
    .addCommand(dealerDiff())
    .addCommand(dealerSchema())
