import { useStart } from '../ui/start-context.ts'
import { useTranslatedCaption } from './use-translated-caption.ts'

/**
 * A text from the organisation's settings, translated if it equals the declared one; '' if none is set.
 */
export function useCaption(setting: 'login_caption' | 'referee_disclaimer_caption'): string {
  const { settings } = useStart()
  return useTranslatedCaption()(settings.minor_settings[setting] ?? '')
}
