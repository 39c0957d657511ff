import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CaseView } from '../../contract/case.ts'
import { startState } from '../../engine/cases/model/case.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { DeclaredTransition } from '../../generated/case-declaration.ts'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useToaster } from '../ui/toaster-context.ts'
import { AskedDialog } from './AskedDialog.tsx'
import { AssureDialog } from './assure/AssureDialog.tsx'
import { caseAddress } from './case-address.ts'
import { useCaseDocument } from './use-case-document.ts'
import { useSendCase } from './use-send-case.ts'

interface StartCaseProps {
  readonly type: string
  /** Of the button. */
  readonly title: string
}

/** The button with which a member begins a case of a type; not there for a type that only others begin. */
export function StartCase({ type, title }: StartCaseProps) {
  const [isOpen, setOpen] = useState(false)
  const document = useCaseDocument(type)
  const start = document.case?.transitions.find(({ from, by }) => from.includes(startState) && by.includes('owner'))
  if (start === undefined) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && <StartDialog {...{ type, title, start }} onClose={() => setOpen(false)} />}
    </>
  )
}

interface Filled {
  readonly answers: JsonObject
  readonly files: FileRegistry | undefined
}

interface StartDialogProps extends StartCaseProps {
  readonly start: DeclaredTransition
  readonly onClose: () => void
}

/**
 * The form of the case, then what has to be assured. Nothing is stored before everything is given; who closes the
 * latter finds the form as they filled it in.
 */
function StartDialog({ type, title, start, onClose }: StartDialogProps) {
  const text = useText()
  const post = useSendCase()
  const toaster = useToaster()
  const go = useNavigate()
  const [filled, setFilled] = useState<Filled>()
  const [isAssuring, setAssuring] = useState(false)
  const done = (view: CaseView) => {
    toaster.show('success', start.done ?? text('portal.desk.done', { number: view.number, state: view.title }))
    void go(start.then?.replace('{number}', encodeURIComponent(view.number)) ?? caseAddress(type, view))
  }
  const send = async (answers: JsonObject, files?: FileRegistry) => {
    if ((start.assure ?? []).length === 0) {
      done(await post(`cases/${type}`, { do: start.id, answers }, files))
      return
    }
    setFilled({ answers, files })
    setAssuring(true)
  }
  if (filled !== undefined && isAssuring) {
    const asked = { type, transition: start.id, ...filled }
    const back = () => setAssuring(false)
    return <AssureDialog {...asked} onDone={done} onRefresh={() => undefined} onClose={back} />
  }
  return (
    <AskedDialog
      title={title}
      form={`cases/${type}`}
      filled={filled}
      submit={start.title}
      onSubmit={send}
      onClose={onClose}
    />
  )
}
