import { contactPage } from '../../content/words/contact.words.ts'
import { interests } from './intake/submission-fields.ts'
import { interestLabel, topicLabel } from './lead.ts'

/** Topics that narrow down the interest 'sales'. They come from links to the contact form. */
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

/** What a visitor chose in the form takes precedence over the link that led to the form. */
export function mailTopicOf({ interest, topic }: { interest: string; topic: string }): string {
  const isNarrower = interest === 'sales' && ofSales.includes(topic) && mailTopics.some(({ id }) => id === topic)
  return isNarrower ? topic : interest
}
