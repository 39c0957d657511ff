import Button from '@mui/material/Button'
import type { Checklist } from '../../../../../engine/document/checklist.ts'
import { ChecklistPage } from '../../../../../renderer/pages/ChecklistPage.tsx'
import { shownItems } from '../../../../../renderer/pages/page-values.ts'
import { useText } from '../../../../../renderer/texts/use-text.ts'
import { ChooseDrawn } from './ChooseDrawn.tsx'
import { pathsOf } from './drawn-items.ts'
import type { PreviewedPartProps } from './previewed-part-props.ts'
import { usePreviewValues } from './use-preview-values.ts'

interface PreviewedChecklistProps extends PreviewedPartProps {
  readonly checklist: Checklist
}

/** A checklist of which nothing is in order yet. */
export function PreviewedChecklist({ checklist, path, onOpen }: PreviewedChecklistProps) {
  const items = shownItems(checklist.items, usePreviewValues())
  // The page shows the optional ones apart.
  const inOrder = [...items.filter(({ mandatory }) => mandatory), ...items.filter(({ mandatory }) => !mandatory)]
  return (
    <ChooseDrawn
      drawn={[{ selector: 'tbody tr, ul > li', paths: pathsOf(['checklist', 'items'], inOrder) }]}
      {...{ path, onOpen }}
    >
      <ChecklistPage
        title={checklist.title}
        items={inOrder.map(({ type, description, mandatory }) => ({ type, description, mandatory, passes: false }))}
        actionOf={complete}
        whenComplete={null}
      />
    </ChooseDrawn>
  )
}

const complete = () => <CompleteItem />

function CompleteItem() {
  const text = useText()
  return <Button size="small">{text('portal.checklist.complete')}</Button>
}
