import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CaseView } from '../../../contract/case.ts'
import type { DeclaredTransition } from '../../../generated/case-declaration.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { caseAddress } from '../case-address.ts'
import { useReloadLists } from '../use-reload-lists.ts'

/** Says that a case has begun, and leads to it, or to where its transition declares. */
export function useBegun(type: string, start: DeclaredTransition): (view: CaseView) => void {
  const text = useText()
  const toaster = useToaster()
  const go = useNavigate()
  const reloadLists = useReloadLists()
  return useCallback(
    (view) => {
      reloadLists()
      toaster.show('success', start.done ?? text('portal.desk.done', { number: view.number, state: view.title }))
      void go(start.then?.replace('{number}', encodeURIComponent(view.number)) ?? caseAddress(type, view))
    },
    [text, toaster, go, start, type, reloadLists],
  )
}
