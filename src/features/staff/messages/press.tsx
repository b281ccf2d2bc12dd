import { Hand } from 'lucide-react'
import { leadButtons } from '../../../content/words/staff.ts'
import type { LeadAction } from '../../../domain/leads/work/outcomes.ts'
import { classes } from '../../../ui/classes.ts'

type Props = {
  link: string
  action: LeadAction
  seen: number
  label?: string
  look?: 'go' | 'bad'
  /** Id of the cart to take off the floor with it. */
  cart?: string
  withHint?: boolean
}

/** A form of one button, which works without scripts. */
export function Press({ link, action, seen, label = leadButtons[action].label, look, cart, withHint = false }: Props) {
  return (
    <form method="post" action={`${link}/${action}`}>
      <input type="hidden" name="seen" value={seen} />
      {cart ? <input type="hidden" name="cart" value={cart} /> : null}
      <button type="submit" className={classes('staff-big', look && `staff-big--${look}`)}>
        {action === 'take' ? <Hand className="icon" aria-hidden /> : null}
        {label}
        {withHint ? <small>{leadButtons[action].hint}</small> : null}
      </button>
    </form>
  )
}
