import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Link, useParams } from 'react-router-dom'
import { TableSkeleton } from '../../../../renderer/feedback/TableSkeleton.tsx'
import { BreakableText } from '../../../../renderer/texts/BreakableText.tsx'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../api/use-call.ts'
import { HeadedLoadFailure } from '../../../ui/HeadedLoadFailure.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { useFormats } from '../../../ui/use-formats.ts'
import { Detail } from '../Detail.tsx'
import { MissingReceipts } from './MissingReceipts.tsx'
import { StatementLines } from './StatementLines.tsx'
import { StatementOutcomes } from './StatementOutcomes.tsx'

/** What became of a statement: its lines by outcome, what it lacks, and each line as it came (BIL-05). */
export function AdminStatementPage() {
  const text = useText()
  const { instant } = useFormats()
  const { id = '' } = useParams()
  const { data, error, mutate } = useCall(`admin/finance/statements/result/${encodeURIComponent(id)}`)
  const title = text('portal.statement.result')
  if (error && !data) return <HeadedLoadFailure title={title} error={error} onRetry={() => void mutate()} />
  if (!data) {
    return (
      <>
        <PageHeading title={title} />
        <TableSkeleton columns={5} />
      </>
    )
  }
  const { file, shortcode, from, to, imported_at, by } = data
  return (
    <>
      <PageHeading
        title={title}
        lead={
          <>
            <BreakableText>{file}</BreakableText> · {shortcode} · {instant(from)} – {instant(to)}
            <Detail>
              <BreakableText>
                {text('portal.statement.imported', { name: by || '–', at: instant(imported_at) })}
              </BreakableText>
            </Detail>
          </>
        }
        actions={
          <Button variant="outlined" component={Link} to="/admin/finance?view=money">
            {text('portal.statement.to-unmatched')}
          </Button>
        }
      />
      <Stack sx={{ gap: 3 }}>
        <StatementOutcomes outcomes={data.outcomes} />
        <MissingReceipts missing={data.missing} />
        <StatementLines id={data.id} outcomes={data.outcomes.map(({ outcome }) => outcome)} />
      </Stack>
    </>
  )
}
