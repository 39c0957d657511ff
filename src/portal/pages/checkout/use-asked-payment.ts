import { useEffect, useEffectEvent, useState } from 'react'
import type { PaymentView } from '../../../contract/payment.ts'
import { useApi } from '../../api/api-context.ts'

interface AskedPayment {
  /** The payment with which the page was opened. */
  readonly opened: string | null
  /** Whether the payer has come back from the provider's page. */
  readonly isBack: boolean
  readonly payment: PaymentView | undefined
  readonly onAnswer: (payment: PaymentView) => unknown
}

/**
 * Asks the provider at once about a payment on a page of it, when the checkout is opened again, and when the payer
 * decides not to pay there. A question that fails changes nothing: the server asks by itself.
 */
export function useAskedPayment({ opened, isBack, payment, onAnswer }: AskedPayment) {
  const api = useApi()
  const [isAnswered, setAnswered] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const ask = async (id: string, hasLeft: boolean) => {
    try {
      await onAnswer(await api.post(`billing/payments/${id}/ask`, { hasLeft }))
    } catch {
      // What is shown stays, and is read again in a moment.
    }
  }
  const isOpened = payment !== undefined && payment.page !== null && payment.id === opened
  const askOnce = useEffectEvent(async () => {
    if (payment) await ask(payment.id, isBack)
  })
  useEffect(() => {
    if (isOpened) void askOnce().then(() => setAnswered(true))
  }, [isOpened])
  const leave = async () => {
    setLeaving(true)
    if (payment) await ask(payment.id, true)
    setLeaving(false)
  }
  return { isAsking: isLeaving || (isOpened && !isAnswered), leave }
}
