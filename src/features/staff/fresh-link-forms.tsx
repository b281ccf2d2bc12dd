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

export const FreshLinkForm = ({ text }: { text: string }) => (
  <OneQuestion heading={freshLink.title} texts={[text]}>
    <form method="post" action="/staff">
      <label htmlFor="email">{freshLink.label}</label>
      <input className="input" id="email" name="email" type="email" autoComplete="email" required />
      <button type="submit" className="staff-big staff-big--go">
        {freshLink.button}
      </button>
    </form>
  </OneQuestion>
)
