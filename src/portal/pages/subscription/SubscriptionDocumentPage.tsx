import { useParams } from 'react-router-dom'
import { decodeText } from '../../../engine/format/base64-text.ts'
import { PayInvoice } from '../../billing/PayInvoice.tsx'
import { UnknownType } from '../../cases/UnknownType.tsx'
import { DocumentPage } from '../../documents/DocumentPage.tsx'
import { useDocument } from '../../forms/published-context.ts'

/** The invoice of a subscription, page by page; what is owed of it can be paid. */
export function SubscriptionInvoicePage() {
  const { code = '' } = useParams()
  const number = decodeText(code) ?? code
  const title = useActionTitle((document) => document === 'invoice')
  if (title === undefined) return <UnknownType />
  return (
    <DocumentPage
      title={title}
      path={`subs/proforma/${encodeURIComponent(code)}`}
      fileName={`${number}.pdf`}
      back="/subscription"
      actions={<PayInvoice number={number} success="/subscription" />}
    />
  )
}

/** The certificate of a subscription, page by page. */
export function SubscriptionCertificatePage() {
  const { code = '' } = useParams()
  const title = useActionTitle((document) => document.startsWith('documents/'))
  if (title === undefined) return <UnknownType />
  return (
    <DocumentPage
      title={title}
      path={`subs/certificate/${encodeURIComponent(code)}`}
      // The invoice is saved by its number alone.
      fileName={`CERTIFICATE-${decodeText(code) ?? code}.pdf`}
      back="/subscription"
    />
  )
}

/** What the page of subscriptions calls the action that opens a document; undefined where it has none. */
function useActionTitle(opens: (document: string) => boolean): string | undefined {
  const { page } = useDocument('pages/subscriptions')
  if (page?.kind !== 'rows') return undefined
  const action = page.actions?.find((one) => one.kind === 'document' && opens(one.document ?? ''))
  return action?.title
}
