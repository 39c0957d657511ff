import type { PaymentRecordRow } from '../../../../contract/finance.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'
import { Detail } from '../Detail.tsx'

/** How giving a payment back stands: under way, done on a day, or refused and why. */
export function ReversalStanding({ state, code, changed_at }: NonNullable<PaymentRecordRow['reversal']>) {
  const text = useText()
  const { instant } = useFormats()
  if (state === 'reversed')
    return <Detail>{text('portal.finance.reversal.since', { date: instant(changed_at) })}</Detail>
  return (
    <>
      <Detail>{text(`portal.finance.reversal.${state}`)}</Detail>
      {code !== null && (
        <Detail>
          {text(state === 'refused' ? 'portal.finance.reversal.code' : 'portal.finance.reversal.unconfirmed', { code })}
        </Detail>
      )}
    </>
  )
}
