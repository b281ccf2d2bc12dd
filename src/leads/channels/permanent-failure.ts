/** The other side will never accept this lead, however often it is offered. */
export class PermanentFailure extends Error {}

export class AddressRefused extends PermanentFailure {}
