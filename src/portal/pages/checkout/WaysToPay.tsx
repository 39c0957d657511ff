import { useState } from 'react'
import type { Checkout, CheckoutWay } from '../../../contract/payment.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useFailureOf } from '../../api/use-failure-of.ts'
import { PayByCard } from './PayByCard.tsx'
import { PayByCredit } from './PayByCredit.tsx'
import { PayByPaybill } from './PayByPaybill.tsx'
import { PayByPhone } from './PayByPhone.tsx'

interface WaysToPayProps {
  readonly checkout: Checkout
  readonly payload: string
  /** Called with the payment's id. */
  readonly onStarted: (id: string) => void
  /** The server knows more than the page shows. */
  readonly onStale: () => void
}

/** The ways in which the member can pay. */
export function WaysToPay({ checkout, payload, onStarted, onStale }: WaysToPayProps) {
  const text = useText()
  const api = useApi()
  const failureOf = useFailureOf()
  const [busy, setBusy] = useState<CheckoutWay>()
  const [failure, setFailure] = useState<ApiError>()
  const pay = async (way: CheckoutWay, phone?: string) => {
    setBusy(way)
    setFailure(undefined)
    try {
      const payment = await api.post('billing/payments', { payload, way, ...(phone !== undefined && { phone }) })
      onStarted(payment.id)
      if (payment.page !== null) window.location.assign(payment.page)
    } catch (thrown) {
      const refused = failureOf(thrown)
      setFailure(refused)
      if (refused.status === 409) onStale()
    }
    setBusy(undefined)
  }
  const amounts = new Map(checkout.ways.map(({ way, amount }) => [way, amount]))
  const [byPhone, byCard, byCredit] = [amounts.get('mpesa'), amounts.get('card'), amounts.get('credit')]
  const atPhone = failure?.errors.find(({ pointer }) => pointer === '/phone')?.message
  return (
    <>
      {failure && atPhone === undefined && <AlertBanner kind="error">{failure.message}</AlertBanner>}
      {amounts.size === 0 && !checkout.paybill && text('portal.checkout.no-ways')}
      {byPhone !== undefined && (
        <PayByPhone
          checkout={checkout}
          amount={byPhone}
          problem={atPhone}
          isBusy={busy !== undefined}
          onPay={(phone) => void pay('mpesa', phone)}
        />
      )}
      {byCard !== undefined && (
        <PayByCard checkout={checkout} amount={byCard} isBusy={busy !== undefined} onPay={() => void pay('card')} />
      )}
      {byCredit !== undefined && (
        <PayByCredit
          checkout={checkout}
          amount={byCredit}
          isBusy={busy !== undefined}
          onPay={() => void pay('credit')}
        />
      )}
      {checkout.paybill && <PayByPaybill paybill={checkout.paybill} />}
    </>
  )
}
