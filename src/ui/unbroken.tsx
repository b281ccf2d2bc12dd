import type { ReactNode } from 'react'

/** A text whose phone numbers and ranges ('24-48') stay on one line: browsers break lines after a hyphen. */
export const unbroken = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? text.split(/(\d[\d-]*-\d+)/).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never change places
          <span className="unbroken" key={at}>
            {part}
          </span>
        ),
      )
    : text
