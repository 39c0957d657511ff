import ArrowBack from '@mui/icons-material/ArrowBack'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { Link, useParams } from 'react-router-dom'
import type { CaseView } from '../../../contract/case.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useDeclaredCall } from '../../api/use-call.ts'
import { LoadingRegion } from '../../ui/LoadingRegion.tsx'
import { PageHeading } from '../../ui/PageHeading.tsx'
import { OpenCaseContext } from '../../cases/open-case.ts'
import { casesAddress } from '../../cases/case-address.ts'
import { useCaseDocument } from '../../cases/use-case-document.ts'
import { useCaseType } from '../../cases/use-case-type.ts'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { CardPanels } from './CardPanels.tsx'
import { HeadedLoadFailure } from '../../ui/HeadedLoadFailure.tsx'
import { useKeptFocus } from '../../cases/use-kept-focus.ts'

/** One of the user's cases: where it stands, what they can do, and what came of it. */
export function OwnCasePage() {
  const type = useCaseType()
  const { number = '' } = useParams()
  const { data, error, mutate } = useDeclaredCall<CaseView>(`cases/${type}/${encodeURIComponent(number)}`)
  if (error) return <HeadedLoadFailure title={number} error={error} onRetry={() => void mutate()} />
  if (!data) return <CardSkeleton number={number} />
  return (
    <LoadingBoundary fallback={<CardSkeleton number={number} />}>
      <LoadedCard
        key={data.id}
        type={type}
        view={data}
        onRefresh={() => void mutate()}
        onChanged={(view) => void mutate(view, { revalidate: false })}
      />
    </LoadingBoundary>
  )
}

function CardSkeleton({ number }: { readonly number: string }) {
  return (
    <>
      <PageHeading title={number} />
      <LoadingRegion>
        <Skeleton variant="rounded" height={120} />
        <Skeleton variant="rounded" height={320} />
      </LoadingRegion>
    </>
  )
}

interface LoadedCardProps {
  readonly type: string
  readonly view: CaseView
  readonly onRefresh: () => void
  readonly onChanged: (view: CaseView) => void
}

function LoadedCard({ type, view, onRefresh, onChanged }: LoadedCardProps) {
  const text = useText()
  const document = useCaseDocument(type)
  const { page } = document
  useKeptFocus(view.revision)
  const open = { type, view, document, refresh: onRefresh, changed: onChanged, askAbout: () => undefined }
  return (
    <OpenCaseContext value={open}>
      <div>
        <Button component={Link} to={casesAddress(type)} startIcon={<ArrowBack />}>
          {page?.title ?? text('portal.desk.back')}
        </Button>
      </div>
      <PageHeading title={view.number} />
      <CardPanels panels={(page?.kind === 'case' ? page.card?.panels : undefined) ?? plainPanels} />
    </OpenCaseContext>
  )
}

const plainPanels: readonly string[] = ['stage', 'answers', 'documents', 'questions', 'comments', 'history']
