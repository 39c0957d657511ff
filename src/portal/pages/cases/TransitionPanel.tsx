import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { LoadingBoundary } from '../../../renderer/loading/LoadingBoundary.tsx'
import { AskedForm } from '../../cases/AskedForm.tsx'
import { AssureTaking } from '../../cases/AssureTaking.tsx'
import { OfferedAction } from '../../cases/OfferedAction.tsx'
import type { TransitionInView } from '../../cases/OfferedAction.tsx'
import { useOpenCase } from '../../cases/open-case.ts'
import { Panel } from '../../cases/Panel.tsx'
import { TakeTransition } from '../../cases/TakeTransition.tsx'
import { useTaking } from '../../cases/use-taking.ts'
import { FormSkeleton } from '../../forms/FormSkeleton.tsx'

/**
 * A transition that the card has a place for: the form that it asks for, or its button. Nothing while it is not
 * offered; a closed one says why.
 */
export function TransitionPanel({ id }: { readonly id: string }) {
  const { view, document } = useOpenCase()
  const offered = view.transitions.find((one) => one.id === id)
  if (offered === undefined) return null
  const { asks, confirm } = document.case?.transitions.find((one) => one.id === id) ?? {}
  const isForm = asks !== undefined && offered.closed.length === 0
  return (
    <Panel title={confirm?.title ?? offered.title}>
      {isForm ? (
        <TransitionForm offered={offered} form={asks} lead={confirm?.text} />
      ) : (
        <TransitionButton {...{ offered }} />
      )}
    </Panel>
  )
}

interface TransitionFormProps {
  readonly offered: TransitionInView
  readonly form: string
  readonly lead: string | undefined
}

function TransitionForm({ offered, form, lead }: TransitionFormProps) {
  const { refresh } = useOpenCase()
  const taking = useTaking(offered, () => undefined)
  return (
    <>
      {lead !== undefined && <Typography color="textSecondary">{lead}</Typography>}
      <LoadingBoundary fallback={<FormSkeleton fields={1} />}>
        <AskedForm form={form} submit={offered.title} onSubmit={taking.take} onRefresh={refresh} />
      </LoadingBoundary>
      {taking.isAssuring && <AssureTaking {...{ offered, taking }} onClose={taking.goBack} />}
    </>
  )
}

function TransitionButton({ offered }: { readonly offered: TransitionInView }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <OfferedAction offered={offered} isMain onTake={() => setOpen(true)} />
      {isOpen && <TakeTransition offered={offered} onClose={() => setOpen(false)} />}
    </>
  )
}
