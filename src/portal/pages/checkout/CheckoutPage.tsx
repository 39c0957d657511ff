import { useParams } from 'react-router-dom'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useCall } from '../../api/use-call.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { CheckoutPanel } from './CheckoutPanel.tsx'
import { CheckoutSum } from './CheckoutSum.tsx'

/**
 * Pays what is owed of an invoice (BIL-02). What is under way is the server's: who comes back, reloads or opens another
 * tab sees the same payment.
 */
export function CheckoutPage() {
  const text = useText()
  const { payload = '' } = useParams()
  const { data, error, mutate } = useCall(`billing/checkout?payload=${encodeURIComponent(payload)}`)
  return (
    <>
      <PageHeading title={text('portal.checkout.title')} />
      {error && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!data && !error && <PageSkeleton />}
      {data && (
        <div style={columnStyle}>
          <CheckoutSum checkout={data} />
          <CheckoutPanel checkout={data} payload={payload} onRead={() => mutate()} />
        </div>
      )}
    </>
  )
}

const columnStyle = { display: 'grid', gap: 16, maxWidth: '36rem' } as const
