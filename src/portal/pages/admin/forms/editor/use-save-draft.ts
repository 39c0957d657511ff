import { useState } from 'react'
import type { EditedForm } from '../../../../../contract/edited-form.ts'
import { useApi } from '../../../../api/api-context.ts'
import { useFailureOf } from '../../../../api/use-failure-of.ts'
import { useToaster } from '../../../../ui/toaster-context.ts'
import { useEdited } from '../session/editing-context.ts'

interface SavingDraft {
  /** Saves what was edited; false when that failed, which is then shown. */
  readonly save: () => Promise<boolean>
  readonly isBusy: boolean
  /** What the server has, when somebody else saved or published since this was read. */
  readonly newer: EditedForm | undefined
  readonly setNewer: (form: EditedForm | undefined) => void
}

/** Saves the draft of the form that is edited. */
export function useSaveDraft(onServer: (form: EditedForm) => void): SavingDraft {
  const api = useApi()
  const toaster = useToaster()
  const failureOf = useFailureOf()
  const { editing, form } = useEdited()
  const [isBusy, setBusy] = useState(false)
  const [newer, setNewer] = useState<EditedForm>()
  const { document, publication } = form
  const save = async (): Promise<boolean> => {
    // What was published meanwhile is overwritten only by somebody who has seen it.
    if (editing.isBehind) {
      setNewer(form)
      return false
    }
    const { actions } = editing
    setBusy(true)
    try {
      const revision = form.draft?.revision ?? 0
      const saved = await api.post('admin/forms/draft', { document, revision, publication, actions: [...actions] })
      editing.noteSaved(actions)
      onServer(saved)
      return true
    } catch (thrown) {
      const failure = failureOf(thrown)
      const details = failure.errors.map(({ message }) => message).join(' ')
      if (failure.code === 'stale') setNewer(await api.get(`admin/forms/form?document=${encodeURIComponent(document)}`))
      else toaster.show('error', `${failure.message} ${details}`.trim())
      return false
    } finally {
      setBusy(false)
    }
  }
  return { save, isBusy, newer, setNewer }
}
