import { useMemo } from 'react'
import type { ReactNode } from 'react'
import type { DocumentId } from '../../engine/document/document-id.ts'
import type { ViewPage } from '../../engine/document/collection-page.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import { viewedCollection } from '../../engine/page/viewed-collection.ts'
import { RecordSkeleton } from '../../renderer/feedback/RecordSkeleton.tsx'
import { FindContext } from '../../renderer/store/find-context.ts'
import { useDocument, useForm } from '../forms/published-context.ts'
import { LoadingBoundary } from '../../renderer/loading/LoadingBoundary.tsx'
import { CollectionSection } from './CollectionSection.tsx'
import { RecordSection } from './RecordSection.tsx'
import { useFindByCall } from './use-find-by-call.ts'

export interface SectionPageProps {
  /** A section by the name of its declaration, e.g. `sections/contacts`, or a view of one. */
  readonly document: DocumentId
  /** Called after the record of a record section was created. */
  readonly onCreated?: () => void
  /** Opens the form for a new record at once, with these answers. */
  readonly opens?: JsonObject | undefined
  /** Shown beside the section's heading, before the section's buttons. */
  readonly actions?: ReactNode
}

/** Renders any profile section from its declaration: the section's page declares its look and its calls. */
export function SectionPage(props: SectionPageProps) {
  return (
    <FindContext value={useFindByCall()}>
      <LoadingBoundary fallback={<RecordSkeleton />}>
        {props.document.startsWith('sections/') ? <DeclaredSection {...props} /> : <ViewedSection {...props} />}
      </LoadingBoundary>
    </FindContext>
  )
}

function DeclaredSection({ document, onCreated, opens, actions }: SectionPageProps) {
  const form = useForm(document)
  const { page } = form.document
  if (page?.kind === 'record') return <RecordSection form={form} page={page} onCreated={onCreated} actions={actions} />
  if (page?.kind === 'collection')
    return <CollectionSection name={document} form={form} page={page} {...{ opens, actions }} />
  return null
}

/** A page that shows some of a section's records. */
function ViewedSection({ document, opens, actions }: SectionPageProps) {
  const { page: view } = useDocument(document)
  return view?.kind === 'view' ? <DeclaredView name={document} view={view} {...{ opens, actions }} /> : null
}

type DeclaredViewProps = Pick<SectionPageProps, 'opens' | 'actions'> & {
  readonly name: DocumentId
  readonly view: ViewPage
}

function DeclaredView({ name, view, opens, actions }: DeclaredViewProps) {
  const form = useForm(view.section)
  const page = useMemo(() => viewedCollection(view, form.document.page), [view, form])
  return page ? <CollectionSection {...{ name, form, page, opens, actions }} /> : null
}
