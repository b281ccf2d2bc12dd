import { Failure, notFound } from '../command/failure.ts'

export const notOnTheList = (person: string): Failure =>
  notFound(
    `Nobody with the address ${person} may sign in.`,
    'Nothing was changed. See `larkway staff list` for the addresses.',
  )

export const lastOwner = (person: string): Failure =>
  new Failure(
    `${person} is the only owner, and somebody has to be able to invite others.`,
    'Make somebody else an owner first: `larkway staff invite EMAIL --owner`.',
  )
