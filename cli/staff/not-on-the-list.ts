import { type Failure, notFound } from '../command/failure.ts'

export const notOnTheList = (person: string): Failure =>
  notFound(
    `Nobody on the staff list has the address ${person}.`,
    'Nothing was changed. `larkway staff list` has the addresses.',
  )
