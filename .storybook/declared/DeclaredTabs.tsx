import { useState } from 'react'
import type { EvaluationContext } from '../../src/engine/document/context.ts'
import type { TabsPageDefinition as TabsDefinition } from '../../src/engine/document/page-definition.ts'
import { EmptyState } from '../../src/renderer/feedback/EmptyState.tsx'
import { TabsPage } from '../../src/renderer/pages/TabsPage.tsx'
import type { StoryState } from './story-example.ts'

interface DeclaredTabsProps {
  readonly page: TabsDefinition
  readonly context: EvaluationContext
  readonly state: StoryState
}

/** A page of tabs: none complete, all complete, or still unknown. The content of tabs has its own stories. */
export function DeclaredTabs({ page, context, state }: DeclaredTabsProps) {
  const [tab, setTab] = useState<string>()
  const complete = new Map(page.tabs.map(({ id }) => [id, state === 'Filled']))
  return (
    <TabsPage page={page} context={context} tab={tab} onTab={setTab} {...(state !== 'Loading' && { complete })}>
      {({ title }) => <EmptyState title={title} />}
    </TabsPage>
  )
}
