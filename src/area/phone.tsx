import { type LucideIcon, Phone } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { business } from '../content/facts/business.ts'
import { ButtonAnchor } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'

type Line = { readonly phone: string; readonly tel: string }

type Props = {
  /** A showroom's line; the main line when left out. */
  line?: Line
  className?: string
  /** Shown instead of the number. */
  children?: ReactNode
}

const telHref = ({ tel }: Line) => `tel:${tel}`

/** A phone number that dials when tapped. */
export function PhoneLink({ line = business, className, children = line.phone }: Props) {
  return (
    <a className={className} href={telHref(line)}>
      {children}
    </a>
  )
}

type ButtonProps = Props &
  Pick<ComponentProps<typeof ButtonAnchor>, 'look' | 'size' | 'block'> & { icon?: LucideIcon | null }

/** PhoneLink as a button. `icon` replaces the phone icon; null removes it. */
export function PhoneButton({ line = business, icon: Icon = Phone, className, children, ...button }: ButtonProps) {
  return (
    <ButtonAnchor {...button} className={classes(!children && 'num', className)} href={telHref(line)}>
      {Icon ? <Icon className="icon" aria-hidden /> : null}
      {children ?? line.phone}
    </ButtonAnchor>
  )
}
