import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { DryRunUnderWay } from '../../../../../contract/dry-run.ts'
import { useLanguage, useText } from '../../../../../renderer/texts/use-text.ts'

/** How many of the stored records are judged by what would be published. */
export function JudgingProgress({ underWay: { done, of } }: { readonly underWay: DryRunUnderWay }) {
  const text = useText()
  const figures = new Intl.NumberFormat(useLanguage())
  const standing = text('portal.publish.judging', { done: figures.format(done), of: figures.format(of) })
  return (
    <Stack spacing={1}>
      <Typography>{standing}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={standing}
        value={Math.min(100, (100 * done) / Math.max(1, of))}
      />
      <Typography variant="body2" color="text.secondary">
        {text('portal.publish.judging-close')}
      </Typography>
    </Stack>
  )
}
