import type { NamedValues } from '../../../../../engine/condition/named-values.ts'
import { useUser } from '../../../../session/session-context.ts'
import { useStart } from '../../../../ui/start-context.ts'
import { usePreviewOptions } from './preview-options.ts'
import { previewedMember } from './previewed-member.ts'

/** What the conditions of a page may name, for the member that it is drawn for. */
export function usePreviewValues(): NamedValues {
  const own = useUser()
  const { settings } = useStart()
  const { seenBy } = usePreviewOptions()
  const user = seenBy ? previewedMember(seenBy) : own
  return { user, profile: user['profile'], settings: settings.minor_settings }
}
