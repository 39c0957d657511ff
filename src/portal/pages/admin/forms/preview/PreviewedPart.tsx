import { useMemo } from 'react'
import { arrangeDocument } from '../../../../../engine/compose/arrange-document.ts'
import { PreviewedChecklist } from './PreviewedChecklist.tsx'
import { PreviewedList } from './PreviewedList.tsx'
import { PreviewedMenu } from './PreviewedMenu.tsx'
import type { PreviewedPartProps } from './previewed-part-props.ts'
import { PreviewedStartPage } from './PreviewedStartPage.tsx'
import { PreviewedTabs } from './PreviewedTabs.tsx'
import { useTranslatedDocument } from './use-translated-document.ts'

/** A document whose items are drawn: a menu, a start page, a page of tabs, a checklist, a list. */
export function PreviewedPart(props: PreviewedPartProps) {
  const shown = useTranslatedDocument()
  const { page, checklist, list } = useMemo(() => arrangeDocument(shown), [shown])
  if (page?.kind === 'menu') return <PreviewedMenu {...props} page={page} />
  if (page?.kind === 'tiles') return <PreviewedStartPage {...props} page={page} />
  if (page?.kind === 'tabs') return <PreviewedTabs {...props} page={page} />
  if (checklist) return <PreviewedChecklist {...props} checklist={checklist} />
  return list && <PreviewedList list={list} />
}
