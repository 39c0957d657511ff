import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId } from 'react'
import type { ReactNode } from 'react'
import type { EvaluationContext } from '../../engine/document/context.ts'
import type { TabDefinition, TabsPageDefinition } from '../../engine/document/page-definition.ts'
import { useText } from '../texts/use-text.ts'
import { pageValues, shownItems } from './page-values.ts'
import { keepOpenTabInView } from './tabs/keep-open-tab-in-view.ts'

export interface TabsPageProps {
  readonly page: TabsPageDefinition
  readonly context: EvaluationContext
  /** The id of the open tab; the first tab is open when the id matches no visible tab. */
  readonly tab: string | undefined
  readonly onTab: (id: string) => void
  /**
   * Whether the contents of a tab are complete, by the tab's id; a tab without an entry shows no mark. Undefined while
   * that loads. Each tab has room for a mark, with or without one, so that no tab moves under the pointer when they
   * load.
   */
  readonly complete?: ReadonlyMap<string, boolean>
  readonly children: (tab: TabDefinition) => ReactNode
}

/** Several documents under one heading, one visible at a time. The tabs scroll where they do not fit. */
export function TabsPage({ page, context, tab, onTab, complete, children }: TabsPageProps) {
  const text = useText()
  const id = useId()
  const tabs = shownItems(page.tabs, pageValues(context, undefined))
  const open = tabs.find((one) => one.id === tab) ?? tabs[0]
  if (open === undefined) return null
  return (
    <>
      <Box ref={keepOpenTabInView} sx={{ borderBottom: 1, borderColor: 'divider', mb: 3 }}>
        <Tabs
          value={open.id}
          onChange={(_event, next: string) => onTab(next)}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label={page.title}
        >
          {tabs.map((one) => (
            <Tab
              key={one.id}
              value={one.id}
              id={`${id}-tab-${one.id}`}
              aria-controls={one === open ? `${id}-panel` : undefined}
              label={
                <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
                  {one.title}
                  <TabMark
                    complete={complete?.get(one.id)}
                    label={text(complete?.get(one.id) ? 'renderer.tabs.complete' : 'renderer.tabs.incomplete')}
                  />
                </Box>
              }
            />
          ))}
        </Tabs>
      </Box>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open.id}`} key={open.id}>
        {children(open)}
      </div>
    </>
  )
}

interface TabMarkProps {
  /** Undefined where it is not known yet, or never asked. */
  readonly complete: boolean | undefined
  readonly label: string
}

/** A filled ring for a complete tab, an open one for an incomplete one; also in words. */
function TabMark({ complete, label }: TabMarkProps) {
  if (complete === undefined) return <Box component="span" sx={markStyle} />
  return (
    <>
      <Box
        component="svg"
        viewBox="0 0 16 16"
        aria-hidden
        sx={{ ...markStyle, color: complete ? 'success.text' : 'control.border' }}
      >
        {complete ? (
          <path
            d="M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1Zm3.2 5.2L7.4 10.9 4.9 8.5l.9-.9 1.5 1.4 2.9-3.6Z"
            fill="currentcolor"
          />
        ) : (
          <circle cx="8" cy="8" r="6" fill="none" stroke="currentcolor" strokeWidth="2" />
        )}
      </Box>
      <span className="rg-unseen">{label}</span>
    </>
  )
}

const markStyle = { width: 16, height: 16, flexShrink: 0 } as const
