import type { ComponentProps } from 'react'

type Props = ComponentProps<'ul'> & {
  by: string
}

/** A list with an explicit role, since Safari drops the role from lists without markers. */
export const NamedList = ({ by, ...rest }: Props) => <ul {...rest} {...listRole} aria-labelledby={by} />

const listRole = { role: 'list' } as const
