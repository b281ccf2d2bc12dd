let scaling: Promise<unknown> = Promise.resolve()

/** Delays sending a message until its pictures are scaled. */
export function waitForPictures(work: Promise<unknown>): void {
  scaling = Promise.all([scaling, work])
}

export const picturesScaled = (): Promise<unknown> => scaling
