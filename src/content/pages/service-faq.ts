import { usd } from '../../format/money.ts'
import { responseHours } from '../facts/response-times.ts'
import { repairPromise, serviceRatePerHour } from '../facts/service-terms.ts'
import { indoorTemperature, storage } from '../facts/storage.ts'
import type { Question } from './question.ts'

/** Questions about the workshop and storage, on the services page and in its FAQPage markup. */
export const serviceFaq = [
  {
    question: 'What does service cost?',
    answer: `Maintenance and battery services start at ${usd(serviceRatePerHour)} per hour. Custom modifications are quoted, and warranty work is covered by the warranty.`,
  },
  { question: 'How long does a repair take?', answer: repairPromise },
  {
    question: 'Do you store carts over the winter?',
    answer: `Yes. Indoor storage at ${indoorTemperature} is ${usd(storage.indoor.perMonth)} a month, or ${usd(storage.winter.indoor)} for the winter package from ${storage.winter.from} to ${storage.winter.to}.`,
  },
  {
    question: 'How soon do you answer a message?',
    answer: `Within ${responseHours.message.within} hours.`,
  },
] as const satisfies readonly Question[]
