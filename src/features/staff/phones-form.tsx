import { phonesPage as copy } from '../../content/words/staff.ts'
import { OneQuestion } from './one-question.tsx'

export const PhonesForm = ({ address, phones }: { address: string; phones: number }) => (
  <OneQuestion heading={copy.title} texts={[copy.text(phones)]}>
    {phones > 0 ? (
      <form method="post" action={address}>
        <button type="submit" className="staff-big staff-big--bad">
          {copy.button}
        </button>
      </form>
    ) : null}
  </OneQuestion>
)
