import type { TabsPageDefinition } from '../../../../../engine/document/page-definition.ts'
import { EmptyState } from '../../../../../renderer/feedback/EmptyState.tsx'
import { shownItems } from '../../../../../renderer/pages/page-values.ts'
import { TabsPage } from '../../../../../renderer/pages/TabsPage.tsx'
import { ChooseDrawn } from './ChooseDrawn.tsx'
import { pathsOf } from './drawn-items.ts'
import type { PreviewedPartProps } from './previewed-part-props.ts'
import { usePreviewContext } from './use-preview-context.ts'
import { usePreviewValues } from './use-preview-values.ts'

/** The tabs of a page, none of them complete yet; what is in them has its own declaration. */
export function PreviewedTabs({ page, path, onOpen }: PreviewedPartProps & { readonly page: TabsPageDefinition }) {
  const context = usePreviewContext()
  const tabs = shownItems(page.tabs, usePreviewValues())
  const complete = new Map(page.tabs.map(({ id }) => [id, false]))
  return (
    <ChooseDrawn drawn={[{ selector: '[role=tab]', paths: pathsOf(['page', 'tabs'], tabs) }]} {...{ path, onOpen }}>
      <TabsPage {...{ page, context, complete }} tab={path?.[2]} onTab={() => {}}>
        {({ title }) => <EmptyState title={title} />}
      </TabsPage>
    </ChooseDrawn>
  )
}
