import type { ComponentProps } from 'react'

type Props = ComponentProps<'ul'> & {
  by: string
}

/** The role is explicit because Safari drops it from lists without markers. */
export const NamedList = ({ by, ...rest }: Props) => <ul {...rest} {...listRole} aria-labelledby={by} />

const listRole = { role: 'list' } as const
