import { useState } from 'react'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { Publication } from '../../../../../contract/publication.ts'
import { EmptyState } from '../../../../../renderer/feedback/EmptyState.tsx'
import { TableSkeleton } from '../../../../../renderer/feedback/TableSkeleton.tsx'
import { DataTable } from '../../../../../renderer/tables/DataTable.tsx'
import type { TableColumn } from '../../../../../renderer/tables/table-column.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../../api/use-call.ts'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useFormats } from '../../../../ui/use-formats.ts'
import { ComparisonDialog } from './ComparisonDialog.tsx'
import { RollBackDialog } from './RollBackDialog.tsx'

interface PublicationHistoryProps {
  /** The number of the publication in force. */
  readonly inForce: number
  readonly onRolledBack: () => void
}

/** What was published, by whom and why; each can be compared with any other, and brought back. */
export function PublicationHistory({ inForce, onRolledBack }: PublicationHistoryProps) {
  const text = useText()
  const { data, error, mutate } = useCall('admin/forms/history')
  const [compared, setCompared] = useState<number>()
  const [back, setBack] = useState<number>()
  return (
    <section aria-labelledby="publications">
      <Typography variant="h2" id="publications" sx={{ mb: 2 }}>
        {text('portal.history.title')}
      </Typography>
      {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <TableSkeleton columns={3} />}
      {data && (
        <Card>
          {data.length === 0 ? (
            <EmptyState title={text('portal.history.none')} text={text('portal.history.none-text')} />
          ) : (
            <PublicationTable publications={data} inForce={inForce} onCompare={setCompared} onBack={setBack} />
          )}
        </Card>
      )}
      {compared !== undefined && data && (
        <ComparisonDialog publication={compared} publications={data} onClose={() => setCompared(undefined)} />
      )}
      {back !== undefined && (
        <RollBackDialog
          inForce={inForce}
          to={back}
          onRolledBack={() => {
            onRolledBack()
            void mutate()
          }}
          onClose={() => setBack(undefined)}
        />
      )}
    </section>
  )
}

interface PublicationTableProps {
  readonly publications: readonly Publication[]
  readonly inForce: number
  readonly onCompare: (publication: number) => void
  readonly onBack: (publication: number) => void
}

function PublicationTable({ publications, inForce, onCompare, onBack }: PublicationTableProps) {
  const text = useText()
  const formats = useFormats()
  const columns: readonly TableColumn[] = [
    { id: 'when', title: text('portal.history.when'), width: 12 },
    { id: 'by', title: text('portal.history.by') },
    { id: 'reason', title: text('portal.history.reason'), width: 16 },
    { id: 'forms', title: text('portal.history.forms') },
  ]
  const rows = publications.map(({ publication, by, at, reason, forms, restores }) => ({
    key: publication,
    cells: {
      when: text('portal.history.number', { number: publication, at: formats.instant(at) }),
      by,
      reason: restores === null ? reason : text('portal.history.restores', { number: restores, reason }),
      forms: forms.join(', '),
    },
    actions: (
      <>
        <Button
          size="small"
          aria-label={text('portal.history.compare-of', { number: publication })}
          onClick={() => onCompare(publication)}
        >
          {text('portal.history.compare')}
        </Button>
        <Button
          size="small"
          aria-label={text('portal.history.back-before', { number: publication })}
          disabled={publication - 1 === inForce}
          onClick={() => onBack(publication - 1)}
        >
          {text('portal.history.back')}
        </Button>
      </>
    ),
  }))
  return (
    <DataTable
      label={text('portal.history.title')}
      columns={columns}
      rows={rows}
      isFramed={false}
      actions={{ title: text('renderer.collection.actions'), most: 2, width: 7 }}
    />
  )
}
