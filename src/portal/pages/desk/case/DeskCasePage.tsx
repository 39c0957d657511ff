import Skeleton from '@mui/material/Skeleton'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import type { CaseView } from '../../../../contract/case.ts'
import type { ShownPin } from '../../../../contract/case-question.ts'
import type { DeskCase } from '../../../../contract/desk.ts'
import type { DeskPanel } from '../../../../generated/closed-names.ts'
import { useDeclaredCall } from '../../../api/use-call.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import { LoadingRegion } from '../../../ui/LoadingRegion.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { filtersIn, withQuery } from '../desk-address.ts'
import { DeskHelp } from '../DeskHelp.tsx'
import { useCaseDocument } from '../../../cases/use-case-document.ts'
import { useDeskKeys } from '../use-desk-keys.ts'
import { LoadingBoundary } from '../../../../renderer/loading/LoadingBoundary.tsx'
import { CaseHead } from './CaseHead.tsx'
import { CasePanels } from './CasePanels.tsx'
import { OtherReaders } from './OtherReaders.tsx'
import { OpenCaseContext } from '../../../cases/open-case.ts'
import { useKeptFocus } from '../../../cases/use-kept-focus.ts'
import { HeadedLoadFailure } from '../../../ui/HeadedLoadFailure.tsx'
import { useQuestionDraft } from './use-question-draft.ts'

/** A case as staff work on it: what was submitted, what it is now, and what may be done. */
export function DeskCasePage() {
  const { type = '', number = '' } = useParams()
  const [search] = useSearchParams()
  const query = filtersIn(search)
  query.set('of', 'desk')
  const address = `cases/${type}/${encodeURIComponent(number)}`
  const kase = useDeclaredCall<CaseView>(address)
  const desk = useDeclaredCall<DeskCase>(`${address}/desk?${query.toString()}`)
  const error = kase.error ?? desk.error
  const retry = () => {
    void kase.mutate()
    void desk.mutate()
  }
  if (error) return <HeadedLoadFailure title={number} error={error} onRetry={retry} />
  if (!kase.data || !desk.data) return <CaseSkeleton number={number} />
  return (
    <LoadingBoundary fallback={<CaseSkeleton number={number} />}>
      <LoadedCase
        key={kase.data.id}
        type={type}
        view={kase.data}
        desk={desk.data}
        onChanged={(view) => {
          void kase.mutate(view, { revalidate: false })
          void desk.mutate()
        }}
        onRefresh={retry}
      />
    </LoadingBoundary>
  )
}

function CaseSkeleton({ number }: { readonly number: string }) {
  return (
    <>
      <PageHeading title={number} />
      <LoadingRegion>
        <Skeleton height={32} width="min(280px, 60%)" />
        <Skeleton variant="rounded" height={420} />
      </LoadingRegion>
    </>
  )
}

interface LoadedCaseProps {
  readonly type: string
  readonly view: CaseView
  readonly desk: DeskCase
  readonly onChanged: (view: CaseView) => void
  readonly onRefresh: () => void
}

function LoadedCase({ type, view, desk, onChanged, onRefresh }: LoadedCaseProps) {
  const text = useText()
  const go = useNavigate()
  const [search] = useSearchParams()
  const document = useCaseDocument(type)
  const draft = useQuestionDraft()
  useKeptFocus(view.revision)
  const [isHelp, setHelp] = useState(false)
  const questionRef = useRef<HTMLTextAreaElement>(null)
  const commentRef = useRef<HTMLTextAreaElement>(null)
  const filters = filtersIn(search).toString()
  const ways = useMemo(() => {
    const query = new URLSearchParams(filters)
    const to = (other: string | null) =>
      other === null ? undefined : withQuery(`/desk/${type}/${encodeURIComponent(other)}`, query)
    return { list: withQuery(`/desk/${type}`, query), previous: to(desk.previous), next: to(desk.next) }
  }, [filters, type, desk.previous, desk.next])
  const keys = useMemo(() => {
    const follow = (to: string | undefined) => () => {
      if (to !== undefined) void go(to)
    }
    return {
      j: follow(ways.next),
      k: follow(ways.previous),
      u: follow(ways.list),
      c: () => commentRef.current?.focus(),
      '?': () => setHelp(true),
    }
  }, [go, ways])
  useDeskKeys(keys)
  const { pin } = draft
  const askAbout = useCallback(
    (about: ShownPin) => {
      pin(about)
      questionRef.current?.focus()
    },
    [pin],
  )
  const open = { type, view, document, refresh: onRefresh, changed: onChanged, askAbout }
  const { page } = document
  const panels = page?.kind === 'case' ? (page.desk?.panels ?? plainPanels) : plainPanels
  return (
    <OpenCaseContext value={open}>
      <CaseHead ways={ways} />
      <OtherReaders type={type} number={view.number} />
      <CasePanels desk={desk} panels={panels} question={draft} questionRef={questionRef} commentRef={commentRef} />
      <DeskHelp open={isHelp} onClose={() => setHelp(false)} />
      <span className="rg-unseen">{text('portal.desk.keys-hint')}</span>
    </OpenCaseContext>
  )
}

/** For a case type whose page declares no desk. */
const plainPanels: readonly DeskPanel[] = [
  'frozen',
  'changed-since',
  'checklist',
  'referees',
  'evidence',
  'documents',
  'money',
  'reviews',
  'comments',
  'history',
  'earlier',
]
