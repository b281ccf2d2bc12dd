let scaling: Promise<unknown> = Promise.resolve()

/** A message waits for its pictures. */
export function waitForPictures(work: Promise<unknown>): void {
  scaling = Promise.all([scaling, work])
}

export const picturesScaled = (): Promise<unknown> => scaling
