import './button.css'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { classes } from './classes.ts'

type Look = { look?: 'accent' | 'ink' | 'outline' | 'paper'; size?: 'md' | 'sm'; block?: boolean }

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

/** For links to other sites, and for phone, email and file addresses. */
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
