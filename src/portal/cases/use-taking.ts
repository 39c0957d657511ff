import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CaseView } from '../../contract/case.ts'
import type { JsonObject } from '../../engine/json/json.ts'
import type { DeclaredTransition } from '../../generated/case-declaration.ts'
import type { FileRegistry } from '../../renderer/store/state/file-registry.ts'
import { useText } from '../../renderer/texts/use-text.ts'
import { useUser } from '../session/session-context.ts'
import { useToaster } from '../ui/toaster-context.ts'
import type { TransitionInView } from './OfferedAction.tsx'
import { useOpenCase } from './open-case.ts'
import { useReloadLists } from './use-reload-lists.ts'
import { useSendCase } from './use-send-case.ts'

/** What somebody filled in, and the files that they chose. */
interface Filled {
  readonly answers: JsonObject
  readonly files: FileRegistry | undefined
}

/** How a transition of the open case is taken. */
export interface Taking {
  readonly declared: DeclaredTransition | undefined
  /** Something has to be agreed to, signed or confirmed before it. */
  readonly isAssured: boolean
  /** That is being done. */
  readonly isAssuring: boolean
  /** What was filled in before that. */
  readonly filled: Filled | undefined
  /** Sends what was filled in; where something has to be assured, only once it is. Rejects with an ApiError. */
  readonly take: (input: JsonObject, files?: FileRegistry) => Promise<void>
  /** Returns to what was filled in. */
  readonly goBack: () => void
  /** Shows the case as it is after the transition, and says so. */
  readonly done: (next: CaseView) => void
}

/** Takes a transition of the open case; `onDone` is called once it was taken. */
export function useTaking(offered: TransitionInView, onDone: () => void): Taking {
  const post = useSendCase()
  const text = useText()
  const toaster = useToaster()
  const { type, view, document, changed } = useOpenCase()
  const go = useNavigate()
  const reloadLists = useReloadLists()
  const user = useUser()
  const [filled, setFilled] = useState<Filled>()
  const [isAssuring, setAssuring] = useState(false)
  const declared = document.case?.transitions.find(({ id }) => id === offered.id)
  const isAssured = (declared?.assure ?? []).length > 0
  const done = (next: CaseView) => {
    changed(next)
    reloadLists()
    toaster.show('success', declared?.done ?? text('portal.desk.done', { number: next.number, state: next.title }))
    onDone()
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
  return { declared, isAssured, isAssuring, filled, take, goBack: () => setAssuring(false), done }
}
