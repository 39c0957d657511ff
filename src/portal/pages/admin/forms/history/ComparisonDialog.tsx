import { useState } from 'react'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import type { Publication, PublicationDifference } from '../../../../../contract/publication.ts'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { RecordSkeleton } from '../../../../../renderer/feedback/RecordSkeleton.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useDocument, usePublished } from '../../../../forms/published-context.ts'
import type { DocumentId } from '../../../../../engine/document/document-id.ts'
import { asJson } from '../../../../../engine/json/as-json.ts'
import type { JsonObject } from '../../../../../engine/json/json.ts'
import { isJsonObject } from '../../../../../engine/json/json.ts'
import { LoadingBoundary } from '../../../../../renderer/loading/LoadingBoundary.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { useFormats } from '../../../../ui/use-formats.ts'
import { ChangeTexts } from '../changes/ChangeTexts.tsx'

interface ComparisonDialogProps {
  /** The one that is compared with the one before it at first. */
  readonly publication: number
  /** Those that may be chosen, besides the forms as shipped. */
  readonly publications: readonly Publication[]
  readonly onClose: () => void
}

/** What differs between two publications, in words. */
export function ComparisonDialog({ publication, publications, onClose }: ComparisonDialogProps) {
  const text = useText()
  const [compared, setCompared] = useState({ from: publication - 1, to: publication })
  const { from, to } = compared
  const { data, error, mutate } = useCall(`admin/forms/comparison?from=${from}&to=${to}`)
  return (
    <DialogFrame title={text('portal.history.compared')} width={640} isText onClose={onClose}>
      <Chosen>
        {(['from', 'to'] as const).map((end) => (
          <PublicationSelect
            key={end}
            label={text(`portal.history.${end}`)}
            publications={publications}
            value={compared[end]}
            onChoose={(number) => setCompared({ ...compared, [end]: number })}
          />
        ))}
      </Chosen>
      {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <RecordSkeleton fields={2} />}
      {data?.length === 0 && <Typography>{text('portal.history.same')}</Typography>}
      <LoadingBoundary fallback={<RecordSkeleton fields={2} />}>
        {data?.map((difference) => (
          <Difference key={difference.document} difference={difference} />
        ))}
      </LoadingBoundary>
    </DialogFrame>
  )
}

interface PublicationSelectProps extends Pick<ComparisonDialogProps, 'publications'> {
  readonly label: string
  readonly value: number
  readonly onChoose: (publication: number) => void
}

function PublicationSelect({ label, publications, value, onChoose }: PublicationSelectProps) {
  const text = useText()
  const formats = useFormats()
  const listed = publications.map(({ publication, at }) => ({
    number: publication,
    name: text('portal.history.number', { number: publication, at: formats.instant(at) }),
  }))
  const shipped = { number: 0, name: text('portal.history.shipped') }
  // The one before the oldest that is listed.
  const others = [...listed, shipped].some(({ number }) => number === value)
    ? []
    : [{ number: value, name: `${value}` }]
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {[...listed, ...others, shipped].map(({ number, name }) => (
        <option key={number} value={number}>
          {name}
        </option>
      ))}
    </TextField>
  )
}

const Chosen = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  gap: theme.spacing(2),
  marginBlockEnd: theme.spacing(2),
}))

function Difference({
  difference: { document: id, title, added, removed },
}: {
  readonly difference: PublicationDifference
}) {
  // A section that was added since this page was loaded, or rolled back, is not there.
  return usePublished().has(id) ? (
    <NamedChanges {...{ id, title, added, removed }} />
  ) : (
    <Changes {...{ title, added, removed }} document={{}} />
  )
}

interface NamedChangesProps extends Omit<PublicationDifference, 'document'> {
  readonly id: DocumentId
}

/** Changes with the labels of the document. */
function NamedChanges({ id, ...difference }: NamedChangesProps) {
  const plain = asJson(useDocument(id))
  return <Changes {...difference} document={isJsonObject(plain) ? plain : {}} />
}

interface ChangesProps extends Omit<PublicationDifference, 'document'> {
  readonly document: JsonObject
}

function Changes({ title, added, removed, document }: ChangesProps) {
  const text = useText()
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <ChangeTexts actions={added} document={document} />
      {removed.length > 0 && (
        <>
          <Typography sx={{ mt: 1.5 }}>{text('portal.history.removed')}</Typography>
          <ChangeTexts actions={removed} document={document} />
        </>
      )}
    </>
  )
}
