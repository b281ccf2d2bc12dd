import './monthly-payment.css'
import { ChevronDown } from 'lucide-react'
import { paymentCopy as copy } from '../../content/words/monthly-payment.words.ts'
import type { FinancingTerms, PaymentAnswer } from '../../domain/catalogue/finance/monthly-payment.ts'
import { PaymentForm, usePayment } from '../../domain/catalogue/finance/payment-form.tsx'

type Props = {
  action: string
  financed: FinancingTerms
  answer: PaymentAnswer | undefined
  town: string | undefined
}

export function MonthlyPayment({ action, financed, answer, town }: Props) {
  const payment = usePayment(financed, answer)
  const sum = payment.answer?.result?.payment
  return (
    <details className="by-month" id="monthly" open={answer ? true : undefined}>
      <summary>
        <span>{copy.heading}</span>
        {sum ? <b>{sum}</b> : <span className="by-month__prompt">{copy.prompt}</span>}
        <ChevronDown className="icon icon--turns" aria-hidden />
      </summary>
      <PaymentForm action={action} zero={financed.zero} payment={payment} town={town} />
    </details>
  )
}
