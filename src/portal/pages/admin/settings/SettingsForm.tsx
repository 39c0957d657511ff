import { useCallback, useRef, useState } from 'react'
import type { Settings, SettingsRecord } from '../../../../contract/settings.ts'
import { isJsonObject } from '../../../../engine/json/json.ts'
import type { JsonObject } from '../../../../engine/json/json.ts'
import { useText } from '../../../../renderer/texts/use-text.ts'
import type { SiteSettingsAnswers } from '../../../../generated/site-settings-answers.ts'
import { useApi } from '../../../api/api-context.ts'
import { DeclaredForm } from '../../../forms/DeclaredForm.tsx'
import { useSettingsStore } from '../../../ui/settings-store.ts'
import { parsedSettings } from '../../../ui/parsed-settings.ts'
import { useStart } from '../../../ui/start-context.ts'
import { useToaster } from '../../../ui/toaster-context.ts'
import { answersToEdit, settingsToSave } from './settings-form-answers.ts'
import { ThemePreview } from './ThemePreview.tsx'

interface SettingsFormProps {
  /** The settings that it begins with. */
  readonly record: SettingsRecord
  readonly onSaved: (saved: SettingsRecord) => void
}

/** A setting that the server leaves out is not set. */
const none: Settings = { minor_settings: {}, site_installed_packages: [], site_colors: [] }

/** The settings as a form, with a preview of the colours. Saved settings apply on this page at once. */
export function SettingsForm({ record, onSaved }: SettingsFormProps) {
  const text = useText()
  const api = useApi()
  const toaster = useToaster()
  const store = useSettingsStore()
  const { theme } = useStart()
  const [answers, setAnswers] = useState(() => answersToEdit(parsedSettings(record, none), theme))
  const id = useRef(record.id)
  const save = useCallback(
    async (given: SiteSettingsAnswers) => {
      const parts = settingsToSave(given, theme)
      const saved = await api.post('admin/settings', {
        id: id.current,
        minor_settings: JSON.stringify(parts.minor_settings),
        site_installed_packages: JSON.stringify(parts.site_installed_packages),
        site_colors: JSON.stringify(parts.site_colors),
      })
      id.current = saved.id
      const settings = parsedSettings(saved, none)
      store.set(settings)
      setAnswers(answersToEdit(settings, theme))
      onSaved(saved)
      toaster.show('success', text('portal.setting.saved'))
    },
    [api, onSaved, store, text, theme, toaster],
  )
  const preview = useCallback(
    ({ colors }: JsonObject) => <ThemePreview colors={isJsonObject(colors) ? colors : {}} />,
    [],
  )
  return (
    <DeclaredForm
      id="forms/site-settings"
      answers={answers}
      submitLabel={text('portal.settings.save')}
      onSubmit={save}
      fields={8}
      companion={preview}
    />
  )
}
