import type { ReactNode } from 'react'

type Props = { action: string; fields: Readonly<Record<string, string | number>>; id?: string; children?: ReactNode }

/** Buttons that submit hidden fields and need no scripts. */
export const PressForm = ({ action, fields, id, children }: Props) => (
  <form method="post" action={action} id={id}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </form>
)
