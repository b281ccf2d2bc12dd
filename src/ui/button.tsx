import './button.css'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { classes } from './classes.ts'

type Look = { look?: 'lark' | 'ink' | 'outline' | 'paper'; size?: 'md' | 'sm'; block?: boolean }

/** A button's class names, for links that the router renders. */
export const buttonClass = ({ look = 'outline', size = 'md', block = false }: Look = {}, extra?: string): string =>
  classes('btn', look !== 'outline' && `btn--${look}`, size === 'sm' && 'btn--sm', block && 'btn--block', extra)

export function Button({
  look,
  size,
  block,
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={buttonClass({ look, size, block }, className)} {...rest} />
}

/** A plain link that looks like a button: to another site, or a phone, mail or file address. */
export function ButtonAnchor({
  look,
  size,
  block,
  className,
  children,
  ...rest
}: Look & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a className={buttonClass({ look, size, block }, className)} {...rest}>
      {children}
    </a>
  )
}
