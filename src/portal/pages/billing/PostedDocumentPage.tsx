import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { decodeText } from '../../../engine/format/base64-text.ts'
import { todayIn } from '../../../engine/format/today-in.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { PayInvoice } from '../../billing/PayInvoice.tsx'
import type { ReadableKind } from '../../billing/posted-address.ts'
import { DocumentPage } from '../../documents/DocumentPage.tsx'
import { useStart } from '../../ui/start-context.ts'
import { StatementYears } from './StatementYears.tsx'

/** The calls that return each kind, and what its file is called when it is saved, before the date. */
const readable = {
  invoice: { call: 'proforma', file: 'INVOICE' },
  receipt: { call: 'receipt', file: 'RECEIPT' },
  'credit-note': { call: 'credit-note', file: 'CREDIT_NOTE' },
  statement: { call: 'statement', file: 'STATEMENT' },
} as const satisfies Readonly<Record<ReadableKind, object>>

const isReadable = (kind: string): kind is ReadableKind => Object.hasOwn(readable, kind)

/** An invoice, a receipt, a credit note or a statement of the member, page by page. */
export function PostedDocumentPage() {
  const text = useText()
  const { tenant } = useStart()
  const { kind = '', code = '' } = useParams()
  const [today] = useState(() => todayIn(tenant.timeZone, new Date()))
  const shown = isReadable(kind) ? kind : 'invoice'
  const { call, file } = readable[shown]
  return (
    <DocumentPage
      title={text(`portal.billing.documents.${shown}`)}
      path={`billing/${call}/${encodeURIComponent(code)}`}
      none={text('portal.billing.documents.none')}
      fileName={`${file}-${today}.pdf`}
      back="/billing"
      actions={
        <>
          {shown === 'invoice' && <PayInvoice number={decodeText(code) ?? code} success="/billing" />}
          {shown === 'statement' && <StatementYears shown={code} />}
        </>
      }
    />
  )
}
