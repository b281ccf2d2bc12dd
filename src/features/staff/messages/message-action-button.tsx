import type { LucideIcon } from 'lucide-react'
import { leadButtons } from '../../../content/words/staff.words.ts'
import type { LeadAction } from '../../../domain/leads/work/lead-outcomes.ts'
import { classes } from '../../../ui/classes.ts'
import { PressForm } from '../frame/button-form.tsx'
import type { MessageView } from './message-view.ts'

type Props = {
  view: Pick<MessageView, 'link' | 'list' | 'seen'>
  action: LeadAction
  label?: string
  look?: 'go' | 'bad'
  icon?: LucideIcon
  /** Id of the cart that the button also marks as sold. */
  cart?: string
}

/** A form with one button, which works without scripts. */
export const Press = ({
  view: { link, list, seen },
  action,
  label = leadButtons[action].label,
  look,
  icon: Icon,
  cart,
}: Props) => (
  <PressForm action={`${link}/${action}${list}`} fields={{ seen, ...(cart && { cart }) }}>
    <button type="submit" className={classes('btn', look === 'go' && 'btn--accent', look === 'bad' && 'desk-bad')}>
      {Icon ? <Icon className="icon" aria-hidden /> : null}
      {label}
    </button>
  </PressForm>
)
