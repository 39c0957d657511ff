import { useCallback } from 'react'
import type { NotificationPreferences } from '../../../contract/user.ts'
import type { NotificationPreferencesAnswers } from '../../../generated/notification-preferences-answers.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { useToaster } from '../../app/toaster-context.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { useSessionStore, useUser } from '../../session/session-context.ts'

const preferences = ['email_reminders', 'email_updates', 'sms_reminders', 'sms_updates'] as const

/** Reminders and updates, by e-mail and by SMS. */
export function NotificationSettings() {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const store = useSessionStore()
  const user = useUser()
  const save = useCallback(
    async (answers: NotificationPreferencesAnswers) => {
      const saved = await api.post<NotificationPreferences>('auth/notification', answers)
      // While this was sent the profile may have changed, and who is logged in.
      const now = store.get()?.user
      store.setUser({ ...(now?.id === user.id ? now : user), ...saved })
      toaster.show('success', text('portal.setting.saved'))
    },
    [api, store, text, toaster, user],
  )
  const answers = Object.fromEntries(preferences.map((name) => [name, user[name] === true]))
  return (
    <DeclaredForm
      id="forms/notification-preferences"
      answers={answers}
      submitLabel={text('portal.settings.save')}
      onSubmit={save}
      fields={4}
    />
  )
}
