import { endedPage, freshLink } from '../../words/staff.ts'
import { OneQuestion } from './one-question.tsx'

export const EndedForm = ({ action, text }: { action: string; text: string }) => (
  <OneQuestion heading={endedPage.title} texts={[text]}>
    <form method="post" action={action}>
      <button type="submit" className="staff-big staff-big--go">
        {endedPage.button}
      </button>
    </form>
  </OneQuestion>
)

/** @param message id of the message that the link is to be for; empty for the lot */
export const FreshLinkForm = ({ title, text, message }: { title: string; text: string; message: string }) => (
  <OneQuestion heading={title} texts={[text]}>
    <form method="post" action="/staff">
      {message ? <input type="hidden" name="message" value={message} /> : null}
      <label htmlFor="email">{freshLink.label}</label>
      <input className="input" id="email" name="email" type="email" autoComplete="email" required />
      <button type="submit" className="staff-big staff-big--go">
        {freshLink.button}
      </button>
    </form>
  </OneQuestion>
)
