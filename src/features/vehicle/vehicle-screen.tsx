import { lazy } from 'react'
import type { FinancingTerms, PaymentAnswer } from '../../domain/catalogue/finance/monthly-payment.ts'
import { AddressTown } from '../../domain/towns/address-town.ts'
import { VehicleGone } from './vehicle-gone.tsx'
import { VehiclePage } from './vehicle-page.tsx'
import type { VehicleView } from './vehicle-view.ts'

/** Lazy, since only the server decides that a path is a model's (vehicle-view.functions.ts): vehicle pages don't load this. */
const ModelPage = lazy(async () => ({ default: (await import('./model-page.tsx')).ModelPage }))

type Props = {
  view: VehicleView
  financed: FinancingTerms | undefined
  payment: PaymentAnswer | undefined
  town: string | undefined
}

export const VehicleScreen = ({ town, ...screen }: Props) => (
  <AddressTown value={town}>
    <Screen {...screen} />
  </AddressTown>
)

function Screen({ view, ...money }: Omit<Props, 'town'>) {
  switch (view.kind) {
    case 'vehicle':
      return <VehiclePage key={view.vehicle.id} {...view} {...money} />
    case 'model':
      return <ModelPage model={view.model} />
    case 'gone':
      return <VehicleGone similar={view.similar} />
  }
}
