import { useMemo } from 'react'
import type { TabsPageDefinition } from '../../engine/document/page-definition.ts'
import { mayBeSubmitted } from '../../engine/checklist/evaluate-checklist.ts'
import type { ChecklistEntry } from '../../renderer/pages/checklist/checklist-props.ts'
import { pageValues } from '../../renderer/pages/page-values.ts'
import { componentOf } from '../checklists/component-of.ts'
import { useOwnChecklist } from '../checklists/use-checklist.ts'
import { useDocument } from '../forms/published-context.ts'
import { usePageContext } from '../forms/use-evaluation-context.ts'
import { useOwnProfile } from './use-own-profile.ts'

/**
 * Whether the user's checklist passes under each tab, by the tab's id; tabs without any checklist item are left out.
 * Undefined while the checklist loads.
 */
export function useCompleteTabs({ tabs }: TabsPageDefinition): ReadonlyMap<string, boolean> | undefined {
  const items = useOwnChecklist()
  const { page } = useDocument('pages/checklist')
  const context = usePageContext(useOwnProfile().profile)
  return useMemo(() => {
    if (!items || page?.kind !== 'checklist') return undefined
    const values = pageValues(context, undefined)
    const asked = items.map(({ type, ...item }) => ({ ...item, document: componentOf(page, type, values) }))
    return new Map(
      tabs.flatMap(({ id, document }) => {
        const here = asked.filter((item) => item.document === document)
        return here.length === 0 ? [] : [[id, isComplete(here)] as const]
      }),
    )
  }, [items, page, context, tabs])
}

/** Optional items count only where there are no mandatory ones. */
function isComplete(items: readonly Pick<ChecklistEntry, 'passes' | 'mandatory'>[]): boolean {
  return items.some(({ mandatory }) => mandatory) ? mayBeSubmitted(items) : items.every(({ passes }) => passes)
}
