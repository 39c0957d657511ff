import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CaseView } from '../../contract/case.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useUser } from '../session/session-context.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { AssureDialog } from './assure/AssureDialog.tsx'
import { AskedDialog } from './AskedDialog.tsx'
import { useOpenCase } from './open-case.ts'
import { GiveOpinion } from './GiveOpinion.tsx'
import { MendLink } from './MendLink.tsx'
import { Panel } from './Panel.tsx'
import { useSendCase } from './use-send-case.ts'

type Offered = CaseView['transitions'][number]

interface CaseActionsProps {
  readonly title?: string
}

/** What the user may do with the case. A closed transition says why it is closed, and leads to what mends it. */
export function CaseActions({ title }: CaseActionsProps) {
  const text = useText()
  const { view, document } = useOpenCase()
  const [taken, setTaken] = useState<Offered>()
  const reviews = (document.case?.reviews ?? []).filter(({ id }) => view.may.includes(id))
  return (
    <Panel title={title ?? text('portal.desk.actions')}>
      {view.transitions.length + reviews.length === 0 && <Muted>{text('portal.desk.no-actions')}</Muted>}
      <List>
        {view.transitions.map((offered, place) => (
          <OfferedAction key={offered.id} offered={offered} isMain={place === 0} onTake={() => setTaken(offered)} />
        ))}
        {reviews.map((review) => (
          <li key={review.id}>
            <GiveOpinion review={review} />
          </li>
        ))}
      </List>
      {taken && <TakeTransition offered={taken} onClose={() => setTaken(undefined)} />}
    </Panel>
  )
}

interface OfferedActionProps {
  readonly offered: Offered
  /** The first of them, which most come for. */
  readonly isMain: boolean
  readonly onTake: () => void
}

function OfferedAction({ offered, isMain, onTake }: OfferedActionProps) {
  const id = useId()
  const user = useUser()
  const isOwner = useOpenCase().view.owner.id === user.id
  const isClosed = offered.closed.length > 0
  return (
    <li>
      <Button
        fullWidth
        variant={isMain && !isClosed ? 'contained' : 'outlined'}
        disabled={isClosed}
        onClick={onTake}
        aria-describedby={isClosed ? id : undefined}
      >
        {offered.title}
      </Button>
      {isClosed && (
        <Reasons id={id}>
          {offered.closed.map(({ code, id: of = '', mend, text: reason }) => (
            <li key={`${code} ${of}`}>
              {reason} {isOwner && <MendLink mend={mend} />}
            </li>
          ))}
        </Reasons>
      )}
    </li>
  )
}

function TakeTransition({ offered, onClose }: { readonly offered: Offered; readonly onClose: () => void }) {
  const post = useSendCase()
  const text = useText()
  const toaster = useToaster()
  const { type, view, document, changed, refresh } = useOpenCase()
  const go = useNavigate()
  const user = useUser()
  const [filled, setFilled] = useState<{ readonly answers: JsonObject; readonly files: FileRegistry | undefined }>()
  const [isAssuring, setAssuring] = useState(false)
  const declared = document.case?.transitions.find(({ id }) => id === offered.id)
  const isAssured = (declared?.assure ?? []).length > 0
  const done = (next: CaseView) => {
    changed(next)
    toaster.show('success', declared?.done ?? text('portal.desk.done', { number: next.number, state: next.title }))
    onClose()
    const isOwner = view.owner.id === user.id
    if (isOwner && declared?.then !== undefined) {
      void go(declared.then.replace('{number}', encodeURIComponent(next.number)))
    }
  }
  const take = async (input: JsonObject, files?: FileRegistry) => {
    if (isAssured) {
      setFilled({ answers: input, files })
      setAssuring(true)
      return
    }
    const address = `cases/${type}/${view.id}/transitions/${offered.id}` as const
    done(await post(address, { input, revision: view.revision }, files))
  }
  if (isAssured && (isAssuring || declared?.asks === undefined)) {
    const given = filled && { input: filled.answers, files: filled.files }
    const asked = { type, view, transition: offered.id, ...given }
    // Who closes it finds the form as they filled it in.
    const close = filled === undefined ? onClose : () => setAssuring(false)
    return <AssureDialog {...asked} onDone={done} onRefresh={refresh} onClose={close} />
  }
  return (
    <AskedDialog
      title={declared?.confirm?.title ?? offered.title}
      text={declared?.confirm?.text ?? (declared?.asks === undefined ? text('portal.desk.sure') : undefined)}
      form={declared?.asks}
      filled={filled}
      submit={offered.title}
      onSubmit={take}
      onRefresh={refresh}
      onClose={onClose}
    />
  )
}

const Muted = styled('p')({ margin: 0, color: 'var(--mui-palette-text-secondary)' })

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

const Reasons = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: theme.spacing(0.5, 0, 0),
  paddingInlineStart: theme.spacing(2.5),
  color: 'var(--mui-palette-text-secondary)',
}))
