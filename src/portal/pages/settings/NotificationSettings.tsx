import { useCallback, useRef } from 'react'
import type { NotificationPreferencesAnswers } from '../../../generated/notification-preferences-answers.ts'
import { useText } from '../../../renderer/texts/use-text.ts'
import { useApi } from '../../api/api-context.ts'
import { useToaster } from '../../ui/toaster-context.ts'
import { DeclaredForm } from '../../forms/DeclaredForm.tsx'
import { useSessionStore, useUser } from '../../session/session-context.ts'

const preferences = ['email_reminders', 'email_updates', 'sms_reminders', 'sms_updates'] as const

type Preferences = { readonly [Name in (typeof preferences)[number]]?: boolean }

/** The answers that have changed. */
const differing = (answers: Preferences, before: Preferences): Preferences =>
  Object.fromEntries(
    preferences
      .filter((name) => (answers[name] === true) !== (before[name] === true))
      .map((name) => [name, answers[name] === true]),
  )

/** Reminders and updates, by e-mail and by SMS. */
export function NotificationSettings() {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const store = useSessionStore()
  const user = useUser()
  // Unchanged answers are not sent: another device may have changed them.
  const answers = Object.fromEntries(preferences.map((name) => [name, user[name] === true]))
  const begun = useRef<Preferences>(answers)
  const save = useCallback(
    async (answers: NotificationPreferencesAnswers) => {
      const changed = differing(answers, begun.current)
      const saved = Object.keys(changed).length > 0 ? await api.post('auth/notification', changed) : {}
      begun.current = answers
      // While the request ran, the profile may have changed, and so may the logged-in user.
      const now = store.get()?.user
      store.setUser({ ...(now?.id === user.id ? now : user), ...saved })
      toaster.show('success', text('portal.setting.saved'))
    },
    [api, store, text, toaster, user],
  )
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
