import { type LucideIcon, Phone } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { business } from '../content/facts/business.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'

type Line = { readonly phone: string; readonly tel: string }

type Props = {
  line?: Line
  className?: string
  children?: ReactNode
}

const telHref = ({ tel }: Line) => `tel:${tel}`

export function PhoneLink({ line = business, className, children = line.phone }: Props) {
  return (
    <a className={className} href={telHref(line)}>
      {children}
    </a>
  )
}

type ButtonProps = Props &
  Pick<ComponentProps<typeof ButtonAnchor>, 'look' | 'size' | 'block'> & { icon?: LucideIcon | null }

/** `icon` replaces the phone icon; null removes it. */
export function PhoneButton({ line = business, icon: Icon = Phone, className, children, ...button }: ButtonProps) {
  return (
    <ButtonAnchor {...button} className={classes(!children && 'num', className)} href={telHref(line)}>
      {Icon ? <Icon className="icon" aria-hidden /> : null}
      {children ?? line.phone}
    </ButtonAnchor>
  )
}
