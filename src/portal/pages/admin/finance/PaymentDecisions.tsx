import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PaymentCourse } from '../../../../contract/finance.ts'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useFormats } from '../../../ui/use-formats.ts'

/** What finance staff have decided about a payment, by whom and why; nothing where they have not. */
export function PaymentDecisions({ decisions }: Pick<PaymentCourse, 'decisions'>) {
  const text = useText()
  const { instant } = useFormats()
  if (decisions.length === 0) return null
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {text('portal.finance.decisions')}
      </Typography>
      {decisions.map(({ id, decided_at, kind, by, reason, receipt_no }) => {
        const decision = text(`portal.finance.decision.${kind}`)
        return (
          <Box key={id} sx={{ mb: 1.5 }}>
            <Typography variant="body2">
              {[
                instant(decided_at),
                by === '' ? decision : text('portal.finance.decided', { decision, name: by }),
                receipt_no,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
            <Typography>
              <BreakableText>{reason}</BreakableText>
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}
