import Typography from '@mui/material/Typography'
import type { PublicationDifference } from '../../../../../contract/publication.ts'
import { DialogFrame } from '../../../../../renderer/feedback/DialogFrame.tsx'
import { RecordSkeleton } from '../../../../../renderer/feedback/RecordSkeleton.tsx'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useDocument } from '../../../../forms/published-context.ts'
import { asJson } from '../../../../../engine/json/as-json.ts'
import { isJsonObject } from '../../../../../engine/json/json.ts'
import { LoadingBoundary } from '../../../../../renderer/loading/LoadingBoundary.tsx'
import { LoadFailure } from '../../../../ui/LoadFailure.tsx'
import { ChangeTexts } from '../changes/ChangeTexts.tsx'

interface ComparisonDialogProps {
  readonly publication: number
  readonly onClose: () => void
}

/** What a publication changed of the one before it, in words. */
export function ComparisonDialog({ publication, onClose }: ComparisonDialogProps) {
  const text = useText()
  const { data, error, mutate } = useCall(`admin/forms/comparison?from=${publication - 1}&to=${publication}`)
  return (
    <DialogFrame title={text('portal.history.compared', { number: publication })} width={600} isText onClose={onClose}>
      {error && !data && <LoadFailure error={error} onRetry={() => void mutate()} />}
      {!error && !data && <RecordSkeleton fields={2} />}
      <LoadingBoundary fallback={<RecordSkeleton fields={2} />}>
        {data?.map((difference) => (
          <Difference key={difference.document} difference={difference} />
        ))}
      </LoadingBoundary>
    </DialogFrame>
  )
}

function Difference({
  difference: { document: id, title, added, removed },
}: {
  readonly difference: PublicationDifference
}) {
  const text = useText()
  const plain = asJson(useDocument(id))
  const document = isJsonObject(plain) ? plain : {}
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
