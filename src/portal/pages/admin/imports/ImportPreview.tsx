import { useId, useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ImportCheck } from '../../../../contract/import-calls.ts'
import { AlertBanner } from '../../../../renderer/feedback/AlertBanner.tsx'
import { focusOnMount } from '../../../../renderer/feedback/focus-on-mount.ts'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { ImportCounted } from './ImportCounted.tsx'
import { ImportedRows } from './ImportedRows.tsx'
import type { ImportOutcome, ImportWords } from './import-words.ts'
import { WrongRows } from './WrongRows.tsx'

interface ImportPreviewProps {
  readonly words: ImportWords
  readonly file: File
  readonly check: ImportCheck
  readonly problem: string | undefined
  readonly isBusy: boolean
  /** Whether another import is under way. */
  readonly isClosed: boolean
  readonly onBegin: (leavesOutWrong: boolean) => void
  readonly onClear: () => void
}

/** What importing the file would do. Wrong rows are left out only if the administrator says so. */
export function ImportPreview(props: ImportPreviewProps) {
  const { words, file, check, problem, isBusy, isClosed, onBegin, onClear } = props
  const text = useText()
  const title = useId()
  const [leavesOut, setLeavesOut] = useState(false)
  const { counts, wrong, rows } = check
  const countOf = (outcomes: readonly ImportOutcome[]) => outcomes.reduce((sum, { id }) => sum + (counts[id] ?? 0), 0)
  const changing = countOf(words.outcomes.filter((outcome) => outcome.counts === true))
  const isPossible = changing > 0
  const hasRight = countOf(words.outcomes) > 0
  return (
    <Card component="section" aria-labelledby={title} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={title} ref={focusOnMount} tabIndex={-1} sx={{ outline: 'none' }}>
        {text('portal.import.preview')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        <BreakableText>{file.name}</BreakableText> · {text('portal.import.nothing-yet')}
      </Typography>
      {words.describe && <Typography sx={{ mt: 1 }}>{words.describe(check)}</Typography>}
      <ImportCounted outcomes={words.outcomes} check={check} />
      {wrong > 0 && <WrongRows check={check} mayLeaveOut={isPossible} />}
      {rows.length > 0 && <ImportedRows words={words} rows={rows} />}
      <Stack sx={{ gap: 1.5, mt: 3 }}>
        {!isPossible && (
          <AlertBanner kind={hasRight ? 'info' : 'warning'}>{hasRight ? words.noneNew : words.noneRight}</AlertBanner>
        )}
        {isPossible && isClosed && <AlertBanner kind="info">{text('server.import.in-progress')}</AlertBanner>}
        {problem !== undefined && <AlertBanner kind="error">{problem}</AlertBanner>}
        {wrong > 0 && isPossible && (
          <FormControlLabel
            control={<Checkbox checked={leavesOut} onChange={(event) => setLeavesOut(event.target.checked)} />}
            label={text('portal.import.leave-out', { count: wrong })}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {isPossible && (
            <Button
              variant="contained"
              loading={isBusy}
              disabled={isClosed || (wrong > 0 && !leavesOut)}
              onClick={() => onBegin(leavesOut)}
            >
              {words.begin(changing)}
            </Button>
          )}
          <Button variant="outlined" disabled={isBusy} onClick={onClear}>
            {text('portal.import.other-file')}
          </Button>
        </Box>
      </Stack>
    </Card>
  )
}
