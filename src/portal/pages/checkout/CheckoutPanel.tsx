import { useEffect, useEffectEvent, useState } from 'react'
import type { Checkout, PaymentView } from '../../../contract/payment.ts'
import { isUnderWay } from '../../../engine/payments/reduce-payment.ts'
import { AlertBanner } from '../../../renderer/feedback/AlertBanner.tsx'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { Panel } from '../../cases/Panel.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { useAddressQuery } from '../../ui/use-address-query.ts'
import { useFormats } from '../../ui/use-formats.ts'
import { NotPaid } from './NotPaid.tsx'
import { PaidInvoice } from './PaidInvoice.tsx'
import { useAskedPayment } from './use-asked-payment.ts'
import { WaitingForPage } from './WaitingForPage.tsx'
import { WaitingForPayer } from './WaitingForPayer.tsx'
import { WaysToPay } from './WaysToPay.tsx'

interface CheckoutPanelProps {
  readonly checkout: Checkout
  readonly payload: string
  /** Reads the checkout again. */
  readonly onRead: () => Promise<unknown>
}

/** How often the page looks what has become of a payment; milliseconds. */
const look = 2000
/** The same for one that has expired, about which its provider is still asked now and then. */
const lookLate = 20_000

/** The ways to pay, then the payment while the provider works, then what came of it: one panel keeps the focus. */
export function CheckoutPanel({ checkout, payload, onRead }: CheckoutPanelProps) {
  const text = useText()
  const { money } = useFormats()
  const [query, setQuery] = useAddressQuery()
  // A page of the provider leads back with the payment in the address. Who comes back later learns of one in doubt.
  const [opened] = useState(checkout.payment ?? query.get('payment') ?? checkout.inDoubt)
  const [followed, setFollowed] = useState(opened)
  // The payment, and how it ended, since when the invoice was read.
  const [ended, setEnded] = useState<string>()
  // One that was started in another tab.
  if (checkout.payment !== null && checkout.payment !== followed) setFollowed(checkout.payment)
  const { data, error, mutate } = useCall(followed === null ? null : `billing/payments/${followed}`, {
    refreshInterval: (last) => {
      if (last?.state === 'expired') return lookLate
      return last === undefined || isUnderWay(last.state) ? look : 0
    },
  })
  const end = data !== undefined && !isUnderWay(data.state) ? `${data.id} ${data.state}` : undefined
  const readAgain = useEffectEvent((known: string) => {
    // A failure is the checkout's own to show.
    void onRead()
      .catch(() => undefined)
      .then(() => setEnded(known))
  })
  useEffect(() => {
    if (end !== undefined) readAgain(end)
  }, [end])
  const { isAsking, leave } = useAskedPayment({
    opened,
    isBack: opened === query.get('payment'),
    payment: data,
    onAnswer: (payment) => mutate(payment, { revalidate: true }),
  })
  const tryAgain = () => {
    setQuery(new URLSearchParams(), { replace: true })
    void onRead().then(() => setFollowed(null))
  }
  // A payment that failed, and yet is in doubt, took another sum than was asked for.
  const isTaken = data?.state === 'failed' && checkout.inDoubt === data.id
  const page = data?.page ?? null
  const stage = stageOf(checkout, followed, end === ended ? data : undefined)
  return (
    <Panel title={text(`portal.checkout.${stage}`)}>
      {error && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {stage === 'waiting' && !error && page === null && (
        <WaitingForPayer message={end === undefined ? data?.message : undefined} />
      )}
      {stage === 'waiting' && data && page !== null && (
        <WaitingForPage message={data.message} page={page} isAsking={isAsking} onLeave={() => void leave()} />
      )}
      {stage === 'not-paid' && data && (
        <NotPaid message={data.message} fail={checkout.fail} onAgain={isTaken ? undefined : tryAgain} />
      )}
      {stage === 'ways' && data?.way === 'credit' && data.state === 'succeeded' && (
        <AlertBanner kind="success">
          {text('portal.checkout.credit-used', { amount: money(data.amount, data.currency) })}
        </AlertBanner>
      )}
      {stage === 'ways' && (
        <WaysToPay checkout={checkout} payload={payload} onStarted={setFollowed} onStale={() => void onRead()} />
      )}
      {(stage === 'paid' || stage === 'nothing') && (
        <PaidInvoice receiptNo={data?.receiptNo ?? checkout.receiptNo} success={checkout.success}>
          {data?.state === 'succeeded' ? data.message : text('portal.checkout.nothing-owed')}
        </PaidInvoice>
      )}
    </Panel>
  )
}

/** What the ledger says of the invoice counts: it may have been paid, taken back or owed again in other ways. */
function stageOf({ owed, receiptNo }: Checkout, followed: string | null, ended: PaymentView | undefined) {
  if (followed !== null && (ended === undefined || isUnderWay(ended.state))) return 'waiting'
  if (owed === 0) return receiptNo === null ? 'nothing' : 'paid'
  if (ended === undefined) return 'ways'
  if (ended.state !== 'succeeded') return 'not-paid'
  // Money without a receipt is with the finance desk, and is not asked for again; a receipt that was reversed is over.
  return ended.receiptNo === null ? 'paid' : 'ways'
}
