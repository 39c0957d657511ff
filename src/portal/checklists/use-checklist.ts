import { useMemo } from 'react'
import type { ChecklistItem } from '../../contract/checklist.ts'
import type { ChecklistEntry } from '../../renderer/pages/checklist/checklist-props.ts'
import { useCall } from '../api/use-call.ts'
import { hasProfile } from '../session/entry-path.ts'
import type { SessionUser } from '../session/session.ts'
import { useUser } from '../session/session-context.ts'

/** The call for a checklist by a membership category or type. */
export const checklistPath = (type: string) => `application/checklist/${encodeURIComponent(type)}` as const

/** The checklist that applies to a user: FIRM for a firm, otherwise the category they registered for, or their type. */
export function ownChecklistType(user: SessionUser): string {
  if (user.type === 'Corporate') return 'FIRM'
  const category = user['category']
  return typeof category === 'string' && category !== '' ? category : user.type
}

/** The current items of a checklist. */
export function useChecklist(type: string | null) {
  const { data, error, mutate } = useCall(type === null ? null : checklistPath(type))
  const items = useMemo(() => data?.map(readItem), [data])
  return { items, error, mutate }
}

/** An item as the pages of a checklist show it. */
export const readItem = ({ checkListType, description, pass, mandatory, ...ways }: ChecklistItem): ChecklistEntry => ({
  ...ways,
  type: checkListType,
  description,
  mandatory,
  passes: pass,
})

/** The user's own items; undefined while they load and before the user has a profile. */
export function useOwnChecklist(): readonly ChecklistEntry[] | undefined {
  const user = useUser()
  return useChecklist(hasProfile(user) ? ownChecklistType(user) : null).items
}
