import { messagePage as copy, leadButtons } from '../../../content/words/staff.words.ts'
import type { LeadAction } from '../../../domain/leads/work/lead-outcomes.ts'
import { OneQuestion } from '../frame/one-question.tsx'
import { Press } from './message-action-button.tsx'
import type { MessageView } from './message-view.ts'

type Props = { view: MessageView; name: string; action: LeadAction; cart: { id: string; name: string } | undefined }

/** Asks whether to go ahead with the action. */
export function ConfirmPage({ view, name, action, cart }: Props) {
  const { heading, message, state, cartGone } = view
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
          <Press view={view} action={action} cart={cart.id} label={copy.soldWith} look="go" />
          <Press view={view} action={action} label={copy.soldWithout} />
        </>
      ) : (
        <Press view={view} action={action} look={action === 'spam' ? 'bad' : 'go'} />
      )}
      <a href={view.link + view.list}>{copy.back}</a>
    </OneQuestion>
  )
}
