import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import type { TabsPageDefinition } from '../../engine/document/page-definition.ts'
import { TabsPage } from '../../renderer/pages/TabsPage.tsx'
import { PrintTabLink } from '../documents/PrintLink.tsx'
import { usePageContext } from '../forms/use-evaluation-context.ts'
import { SectionPage } from './SectionPage.tsx'
import { useCompleteTabs } from './use-complete-tabs.ts'
import { useOwnProfile } from './use-own-profile.ts'
import { useAddressQuery } from '../ui/use-address-query.ts'

/** Sections under tabs; the address contains the open one (`?tab=contacts`), so it can be linked to. */
export function TabbedSections({ page }: { readonly page: TabsPageDefinition }) {
  const [query, setQuery] = useAddressQuery()
  const context = usePageContext(useOwnProfile().profile)
  const complete = useCompleteTabs(page)
  return (
    <div>
      <TabsPage
        page={page}
        context={context}
        {...(complete && { complete })}
        tab={query.get('tab') ?? undefined}
        onTab={(tab) => setQuery(new URLSearchParams({ tab }), { replace: true, preventScrollReset: true })}
      >
        {(tab) => (
          <Card>
            <CardContent sx={{ p: { xs: 2, sm: 3.5 } }}>
              <SectionPage key={tab.document} document={tab.document} actions={<PrintTabLink tab={tab.id} />} />
            </CardContent>
          </Card>
        )}
      </TabsPage>
    </div>
  )
}
