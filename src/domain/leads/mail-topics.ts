import { contactPage } from '../../content/words/contact.ts'
import { interests } from './intake/submission-fields.ts'
import { interestLabel, topicLabel } from './lead.ts'

/** Links to the contact form with one of these are about sales, too. */
const ofSales: readonly string[] = ['test-drive', 'trade-in', 'financing', 'rental']
const { offered } = contactPage.form

/** Topics of messages, for choosing who is mailed. */
export const mailTopics: readonly { id: string; label: string }[] = [
  { id: 'sales', label: interestLabel('sales') },
  ...offered.map((id) => ({ id, label: topicLabel(id) })),
  ...interests
    .filter((id) => id !== 'sales' && !offered.some((one) => one === id))
    .map((id) => ({ id, label: interestLabel(id) })),
]

/** What a visitor chose in the form counts for more than the link that led to it. */
export function mailTopicOf({ interest, topic }: { interest: string; topic: string }): string {
  const isNarrower = interest === 'sales' && ofSales.includes(topic) && mailTopics.some(({ id }) => id === topic)
  return isNarrower ? topic : interest
}
