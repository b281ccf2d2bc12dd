import { messagePage as copy, leadButtons } from '../../../content/words/staff.ts'
import type { LeadAction } from '../../../domain/leads/work/outcomes.ts'
import { OneQuestion } from '../frame/one-question.tsx'
import type { MessageView } from './message-view.ts'
import { Press } from './press.tsx'

type Props = { view: MessageView; name: string; action: LeadAction; cart: { id: string; name: string } | undefined }

/** Asks before one press. */
export function ConfirmPage({ view, name, action, cart }: Props) {
  const { link, seen, heading, message, state, cartGone } = view
  const { label } = leadButtons[action]
  const isSold = action === 'sold'
  const isOnFloor = isSold && cart !== undefined && cartGone === ''
  return (
    <OneQuestion
      texts={[
        isSold ? copy.soldHeading(name) : label,
        `${heading}. ${state.title}.`,
        ...(isOnFloor ? [copy.soldText(cart.name)] : [...(isSold && cartGone ? [cartGone] : []), copy.confirm(label)]),
      ]}
    >
      <p className="desk-quote">{message}</p>
      {isOnFloor ? (
        <>
          <Press link={link} action={action} seen={seen} cart={cart.id} label={copy.soldWith} look="go" />
          <Press link={link} action={action} seen={seen} label={copy.soldWithout} />
        </>
      ) : (
        <Press link={link} action={action} seen={seen} look={action === 'spam' ? 'bad' : 'go'} />
      )}
      <a href={link}>{copy.back}</a>
    </OneQuestion>
  )
}
