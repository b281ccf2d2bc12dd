import type { ComponentProps } from 'react'

type Props = ComponentProps<'ul'> & {
  /** The id of the heading that names it. */
  by: string
}

/** A list that screen readers announce by its heading. Its role is written out because Safari drops it from lists without markers. */
export const NamedList = ({ by, ...rest }: Props) => <ul {...rest} {...listRole} aria-labelledby={by} />

const listRole = { role: 'list' } as const
