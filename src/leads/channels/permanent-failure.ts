/** The other side will never accept this lead, however often it is offered. */
export class PermanentFailure extends Error {}

/** The visitor's mail server does not know the address that the visitor typed. */
export class AddressRefused extends PermanentFailure {}
