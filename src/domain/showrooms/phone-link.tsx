import { Phone } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { business } from '../../content/dealer/facts/business.facts.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'

type PhoneNumber = { readonly phone: string; readonly tel: string }

type Props = {
  line?: PhoneNumber
  className?: string
  children?: ReactNode
}

const telHref = ({ tel }: PhoneNumber) => `tel:${tel}`

export function PhoneLink({
  line = business,
  icon = false,
  className,
  children = line.phone,
}: Props & { icon?: boolean }) {
  return (
    <a className={className} href={telHref(line)}>
      {icon ? <Phone className="icon" aria-hidden /> : null}
      {children}
    </a>
  )
}

type ButtonProps = Props &
  Pick<ComponentProps<typeof ButtonAnchor>, 'look' | 'size' | 'block'> & {
    /** When the label includes the number: on wide screens, whose devices may not make calls; always; or never, if the number is next to the button. */
    number?: 'wide' | 'always' | 'never'
  }

export function PhoneButton({ line = business, number = 'wide', className, children, ...button }: ButtonProps) {
  return (
    <ButtonAnchor {...button} className={classes(!children && 'num', className)} href={telHref(line)}>
      <Phone className="icon" aria-hidden />
      {children === undefined ? (
        line.phone
      ) : (
        <span>
          {children}
          {number === 'never' ? null : (
            <>
              {' '}
              <span className={classes('btn__number num', number === 'wide' && 'btn__number--wide')}>{line.phone}</span>
            </>
          )}
        </span>
      )}
    </ButtonAnchor>
  )
}
