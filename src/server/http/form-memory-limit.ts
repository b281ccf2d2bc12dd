/** Maximum number of simultaneous forms with files per client, from reading the files to the response. */
const FORMS_OF_A_CLIENT = 2
/** Number of clients that can use their full share at the same time. */
const CLIENTS = 3

type Usage = { forms: number; bytes: number }

/** Memory that forms with files may use in total and per client, so that nobody shuts out the others. */
export class FormRoom {
  readonly #clients = new Map<string, Usage>()
  readonly #bytesOfClient: number
  #bytes = 0

  constructor(bytesOfClient: number) {
    this.#bytesOfClient = bytesOfClient
  }

  placeFor(client: string) {
    let isUnderWay = false
    let heldBytes = 0
    const used = (): Usage => this.#clients.get(client) ?? { forms: 0, bytes: 0 }
    const change = (forms: number, bytes: number) => {
      const now = used()
      heldBytes += bytes
      this.#bytes += bytes
      const next = { forms: now.forms + forms, bytes: now.bytes + bytes }
      if (next.forms > 0 || next.bytes > 0) this.#clients.set(client, next)
      else this.#clients.delete(client)
    }
    return {
      /** @returns whether the form is admitted; repeated calls count once */
      begin: (): boolean => {
        if (!isUnderWay && used().forms < FORMS_OF_A_CLIENT) {
          isUnderWay = true
          change(1, 0)
        }
        return isUnderWay
      },
      /** @returns whether there is room for these bytes of the form */
      take: (bytes: number): boolean => {
        const isRoom =
          used().bytes + bytes <= this.#bytesOfClient && this.#bytes + bytes <= CLIENTS * this.#bytesOfClient
        if (isRoom) change(0, bytes)
        return isRoom
      },
      letGo: () => change(0, -heldBytes),
      leave: () => change(isUnderWay ? -1 : 0, -heldBytes),
    }
  }
}
