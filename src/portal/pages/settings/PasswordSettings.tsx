import { useCallback, useState } from 'react'
import type { PasswordChangeAnswers } from '../../../generated/password-change-answers.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'

/** Changes the password; the form is empty again once the change is saved. */
export function PasswordSettings() {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const [times, setTimes] = useState(0)
  const change = useCallback(
    async (answers: PasswordChangeAnswers) => {
      const { message } = await api.post('auth/set-password', answers)
      toaster.show('success', message)
      setTimes((count) => count + 1)
    },
    [api, toaster],
  )
  return (
    <DeclaredForm
      key={times}
      id="forms/password-change"
      submitLabel={text('portal.settings.change-password')}
      onSubmit={change}
      fields={3}
    />
  )
}
